import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createSmtpMailer } from '@bluebird-bay/emails/smtp-mailer.ts';
import { emailPlace } from '@bluebird-bay/emails/testing/email-place.ts';
import { keptLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueEmail } from '../../store/outbox/emails.ts';
import { aCustomer } from '../../testing/a-customer.ts';
import { type ProviderUnderTest, providerUnderTest, SHOP_ORIGIN } from '../../testing/provider-under-test.ts';
import { createOutbox } from '../outbox.ts';

interface Delivered {
  from: string;
  to: string[];
  raw: string;
}

/** A mail server on this machine that keeps what it is given. */
async function aMailServer(accepts: () => boolean) {
  const delivered: Delivered[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (!accepts()) return done(new Error('The mailbox is full.'));
        const { mailFrom, rcptTo } = session.envelope;
        delivered.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port.');
  return {
    delivered,
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Something on a mail server's port that is none: `talk` is what it says to whoever comes. */
async function aBadServer(talk: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    talk(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A mail server as it may be found (X14, the row of emails); `down` has gone before anybody comes. */
const BAD_SERVERS: Readonly<Record<string, (socket: Socket) => void>> = {
  slow: () => undefined,
  down: () => undefined,
  error: (socket) => socket.end('421 Too busy\r\n'),
  garbage: (socket) => socket.end('\u0000<!doctype html>\r\n'),
};

describe('a mail server', () => {
  let test: ProviderUnderTest;
  let accepts = true;
  let server: Awaited<ReturnType<typeof aMailServer>>;
  beforeAll(async () => {
    test = await providerUnderTest();
    server = await aMailServer(() => accepts);
  });
  afterAll(async () => {
    await server.close();
    await test.close();
  });

  it('gets emails in both forms, and an email it refuses comes again', async () => {
    const mailer = createSmtpMailer({ url: server.url, from: 'Bluebird Bay <hello@shop.example>' });
    const customer = await aCustomer(test);
    await test.db.deleteFrom('commerce.outbox').execute();
    let now = new Date();
    const log = keptLog('outbox');
    const outbox = createOutbox({
      db: test.db,
      ...emailPlace(SHOP_ORIGIN),
      mailer,
      clock: () => now,
      log,
    });
    await queueEmail(test.db, { topic: 'password-changed', payload: { customerId: customer.id } });
    accepts = false;
    expect(await outbox.run()).toEqual({ delivered: 0, failed: 1, givenUp: 0 });
    accepts = true;
    now = new Date(now.getTime() + 10_000);
    expect(await outbox.run()).toEqual({ delivered: 1, failed: 0, givenUp: 0 });
    const [email] = server.delivered;
    expect(email).toMatchObject({ from: 'hello@shop.example', to: [customer.email] });
    expect(email?.raw).toMatch(/^Subject: Your Bluebird Bay password has changed\r$/m);
    expect(email?.raw).toMatch(/^Message-ID: <[0-9a-f-]{36}@shop\.example>\r$/im);
    expect(email?.raw).toContain('text/plain');
    expect(email?.raw).toContain('text/html');
    expect(log.lines.join()).not.toContain(customer.email);
    mailer.close();
  });

  it('is told where one click ends emails that are news, and nothing of it in others (RFC 8058)', async () => {
    const mailer = createSmtpMailer({ url: server.url, from: 'hello@shop.example' });
    server.delivered.length = 0;
    const mail = { subject: 'A', text: 'A', html: '<p>A</p>', to: 'one@example.com' };
    const unsubscribeUrl = 'https://shop.example/services/lists/leave?token=abc';
    await mailer.send({ ...mail, messageId: '<1@shop.example>', unsubscribeUrl });
    await mailer.send({ ...mail, messageId: '<2@shop.example>' });
    const [news, other] = server.delivered.map(({ raw }) => raw);
    expect(news).toMatch(/^List-Unsubscribe: <https:\/\/shop\.example\/services\/lists\/leave\?token=abc>\r$/m);
    expect(news).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(other).not.toContain('List-Unsubscribe');
    mailer.close();
  });

  it('is given one address, whatever stands in it (A17)', async () => {
    const mailer = createSmtpMailer({ url: server.url, from: 'hello@shop.example' });
    server.delivered.length = 0;
    const mail = { messageId: '<1@shop.example>', subject: 'A\r\nBcc: everybody@example.com', text: '', html: '' };
    await mailer.send({ ...mail, to: 'one@example.com' });
    await mailer.send({ ...mail, to: 'one@example.com, two@example.com' }).catch(() => {});
    for (const { to, raw } of server.delivered) {
      expect(to).toHaveLength(1);
      expect(raw).not.toMatch(/^Bcc:/m);
    }
    expect(server.delivered.length).toBeGreaterThan(0);
    mailer.close();
  });

  it.each(Object.keys(BAD_SERVERS))(
    'that is %s keeps the email waiting, not the shop, and gets it once it is well (X14)',
    async (fault) => {
      const customer = await aCustomer(test);
      await test.db.deleteFrom('commerce.outbox').execute();
      await queueEmail(test.db, { topic: 'password-changed', payload: { customerId: customer.id } });
      let now = new Date();
      const runWith = async (url: string) => {
        const mailer = createSmtpMailer({ url, from: 'hello@shop.example', patienceMs: 300 });
        const outbox = createOutbox({
          db: test.db,
          ...emailPlace(SHOP_ORIGIN),
          mailer,
          clock: () => now,
          log: keptLog('outbox'),
        });
        const outcome = await outbox.run();
        mailer.close();
        return outcome;
      };
      const bad = await aBadServer(BAD_SERVERS[fault] ?? (() => undefined));
      if (fault === 'down') await bad.close();
      expect(await runWith(bad.url)).toEqual({ delivered: 0, failed: 1, givenUp: 0 });
      if (fault !== 'down') await bad.close();
      server.delivered.length = 0;
      now = new Date(now.getTime() + 10_000);
      expect(await runWith(server.url)).toEqual({ delivered: 1, failed: 0, givenUp: 0 });
      expect(server.delivered.map(({ to }) => to)).toEqual([[customer.email]]);
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceTestDatabase, emptyCommerceDatabase } from '../../testing/commerce-test-database.ts';
import { createMailboxMailer } from '../mail/mailbox-mailer.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';

const HERE = { address: '127.0.0.1' };

describe('the mailbox', () => {
  let test: CommerceTestDatabase;
  let mailbox: Mailbox;
  beforeAll(async () => {
    test = await emptyCommerceDatabase();
    mailbox = createMailbox(test.db, 'http://localhost:3000');
    const mail = {
      messageId: '<1@shop.example>',
      to: 'ana@example.com',
      subject: '<b>Hello</b>',
      text: 'Hi',
      html: '<p>Hi</p>',
    };
    const mailer = createMailboxMailer(test.db);
    await mailer.send(mail);
    await mailer.send(mail);
  });
  afterAll(() => test.close());

  const get = (
    path: string,
    caller: { address?: string } = HERE,
    headers: Record<string, string> = {},
    host = 'localhost:3000',
  ) => mailbox.fetch(new Request(`http://${host}${path}`, { headers }), caller);

  it('shows each email once, to a visitor on this machine, with nothing in it that runs', async () => {
    const list = (await (await get('/mailbox'))?.text()) ?? '';
    expect(list.match(/href="\/mailbox\/\d+"/g)).toHaveLength(1);
    expect(list).toContain('&lt;b&gt;Hello&lt;/b&gt;');
    const id = /\/mailbox\/(\d+)"/.exec(list)?.[1];
    expect(await (await get(`/mailbox/${id}`))?.text()).toContain(`src="/mailbox/${id}/letter.html"`);
    const email = await get(`/mailbox/${id}/letter.html`);
    expect(await email?.text()).toBe('<p>Hi</p>');
    expect(email?.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; img-src http:\/\/localhost:3000; style-src 'unsafe-inline';.*sandbox/,
    );
    const asText = (await (await get(`/mailbox/${id}/text`))?.text()) ?? '';
    expect(asText).toContain('<pre>Hi</pre>');
    expect(asText).not.toContain('iframe');
    for (const address of ['::1', '::ffff:127.0.0.1']) expect((await get('/mailbox', { address }))?.status).toBe(200);
  });

  it.each([
    ['from another machine', { address: '192.168.1.20' }, {}, 'localhost:3000'],
    ['from nowhere', {}, {}, 'localhost:3000'],
    ['through a proxy', HERE, { 'x-forwarded-for': '203.0.113.9' }, 'localhost:3000'],
    ['by another name', HERE, {}, 'evil.example:3000'],
  ])('is not there %s', async (_name, caller, headers, host) => {
    expect(await get('/mailbox', caller, headers, host)).toBeUndefined();
  });

  it.each(['/mailbox/0', '/mailbox/999', '/mailbox/x', '/mailbox/1/../2'])('has no %s', async (path) => {
    expect(await get(path)).toBeUndefined();
  });
});

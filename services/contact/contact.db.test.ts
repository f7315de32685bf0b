import { silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServices, type Services } from '../services.ts';
import { forgetServices } from '../store/forget.ts';
import { emptyServicesDatabase, type ServicesTestDatabase } from '../testing/services-test-database.ts';
import { createContactRound } from './contact-round.ts';
import { type ContactReader, listMessages, markMessageDone } from './messages.ts';

const DAY_MS = 24 * 3_600_000;

describe('what people write to us (CNT-008, NS-32)', () => {
  let test: ServicesTestDatabase;
  let services: Services;
  let now: Date;
  let sent: string[];
  let refused: ContactReader[];
  let round: () => Promise<void>;
  beforeAll(async () => {
    test = await emptyServicesDatabase();
  });
  beforeEach(async () => {
    now = new Date('2026-11-23T09:00:00Z');
    services = createServices({ db: test.db, log: silentLog, clock: () => now });
    sent = [];
    refused = [];
    round = createContactRound({
      db: test.db,
      clock: () => now,
      send: async (reader, { email }) => {
        if (refused.includes(reader)) throw new Error('not taken');
        sent.push(`${reader} about ${email}`);
      },
    });
    await test.db.deleteFrom('services.contact_message').execute();
  });
  afterAll(() => test.close());

  const MESSAGE = {
    topic: 'order',
    name: 'Marina',
    email: 'Marina@Bay.example',
    order: 'BB-1001',
    message: 'Where is it?',
  };
  const send = async (changed: object = {}, address = '203.0.113.7') => {
    const answer = await services.fetch(
      new Request('http://shop.example/services/messages', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...MESSAGE, ...changed }),
      }),
      { address },
    );
    return { status: answer.status, body: await answer.json() };
  };
  const waiting = () => listMessages(test.db, { all: false, limit: 50 });

  it('are kept for those who answer, in the one spelling of their address', async () => {
    expect(await send({ message: ' Line one\r\nline two ' })).toEqual({ status: 202, body: { received: true } });
    expect(await waiting()).toMatchObject([
      { topic: 'order', name: 'Marina', email: 'marina@bay.example', order: 'BB-1001', message: 'Line one\nline two' },
    ]);
  });

  it('are one message, however often the same words are sent on a day, also at once', async () => {
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(await waiting()).toHaveLength(1);
    await send({ message: 'Still nothing.' });
    now = new Date(now.getTime() + DAY_MS);
    await send();
    expect(await waiting()).toHaveLength(3);
  });

  it.each([
    ['topic', { topic: 'weather' }],
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['email', { email: 'marina at bay' }],
    ['order', { order: '1'.repeat(41) }],
    ['message', { message: ' \n ' }],
    ['message', { message: 'x'.repeat(2_001) }],
    ['message', { message: 'bell \u0007' }],
  ])('are refused with the field that will not do: %s', async (field, changed) => {
    expect(await send(changed)).toMatchObject({ status: 400, body: { error: { field } } });
    expect(await waiting()).toEqual([]);
  });

  it('are told to both sides once, and the side that could not be reached hears later', async () => {
    await send();
    refused = ['shop'];
    await expect(round()).rejects.toThrow('not taken');
    expect(sent).toEqual(['writer about marina@bay.example']);
    refused = [];
    await round();
    expect(sent).toHaveLength(1);
    now = new Date(now.getTime() + DAY_MS);
    await round();
    await round();
    expect(sent).toEqual(['writer about marina@bay.example', 'shop about marina@bay.example']);
  });

  it('are told once by two processes that look at the same time', async () => {
    await Promise.all([send(), send({ message: 'And another.' })]);
    await Promise.all([round(), round()]);
    expect(sent.sort()).toEqual([
      'shop about marina@bay.example',
      'shop about marina@bay.example',
      'writer about marina@bay.example',
      'writer about marina@bay.example',
    ]);
  });

  it('cannot be a flood: five an hour from an address, thirty from a network', async () => {
    const answers: number[] = [];
    for (let at = 0; at < 6; at += 1) answers.push((await send({ message: `Number ${at}` })).status);
    expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
    const ofNetwork: number[] = [];
    for (let at = 0; at < 25; at += 1) ofNetwork.push((await send({ email: `s${at}@bay.example` })).status);
    expect(ofNetwork.slice(0, 24)).toEqual(Array.from({ length: 24 }, () => 202));
    expect(ofNetwork[24]).toBe(429);
    expect((await send({ email: 'other@bay.example' }, '203.0.113.8')).status).toBe(202);
  });

  it('cannot be a flood from the many addresses one line has', async () => {
    const answers: number[] = [];
    for (let at = 0; at < 31; at += 1)
      answers.push((await send({ email: `six${at}@bay.example` }, `2001:db8:0:7::${at.toString(16)}`)).status);
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 202), 429]);
  });

  it('are done when somebody has answered, and forgotten a year later', async () => {
    await send();
    const [message] = await waiting();
    expect(await markMessageDone(test.db, message?.id ?? 0, now)).toBe(true);
    expect(await markMessageDone(test.db, 1_000_000, now)).toBe(false);
    expect(await waiting()).toEqual([]);
    now = new Date(now.getTime() + 364 * DAY_MS);
    await forgetServices(test.db, now);
    expect(await listMessages(test.db, { all: true, limit: 9 })).toHaveLength(1);
    now = new Date(now.getTime() + 2 * DAY_MS);
    await forgetServices(test.db, now);
    expect(await listMessages(test.db, { all: true, limit: 9 })).toEqual([]);
  });
});

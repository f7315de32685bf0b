import { silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServices, type Services } from '../services.ts';
import { forgetServices } from '../store/forget.ts';
import { emptyServicesDatabase, type ServicesTestDatabase } from '../testing/services-test-database.ts';
import type { ListEmail } from './lists-api.ts';

describe('lists people ask to be on', () => {
  let test: ServicesTestDatabase;
  let services: Services;
  let letters: ListEmail[];
  beforeAll(async () => {
    test = await emptyServicesDatabase();
  });
  beforeEach(async () => {
    letters = [];
    services = createServices({
      db: test.db,
      log: silentLog,
      sendListEmail: async (letter) => {
        if (letter.to === 'no@post.example') throw new Error('not taken');
        letters.push(letter);
      },
    });
    await test.db.deleteFrom('services.list_entry').execute();
  });
  afterAll(() => test.close());

  const post = async (path: string, body?: unknown, address = '203.0.113.7') => {
    const answer = await services.fetch(
      new Request(`http://shop.example/services/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
      { address },
    );
    return { status: answer.status, body: await answer.json() };
  };
  const ask = (email: string, more: object = {}) => post('lists', { list: 'sale', email, ...more });
  const answer = (token: string | undefined, wanted = true) => post('lists/answer', { token, wanted });
  const entries = () =>
    test.db
      .selectFrom('services.list_entry')
      .select(['list', 'email', 'subject', sql<boolean>`confirmed_at is not null`.as('on')])
      .orderBy('list')
      .execute();

  it('counts nobody who has not answered the letter', async () => {
    expect(await ask(' Ana@Bay.example')).toEqual({ status: 202, body: { sent: true } });
    expect(letters).toMatchObject([{ to: 'ana@bay.example', list: 'sale', subject: '' }]);
    expect(await entries()).toEqual([{ list: 'sale', email: 'ana@bay.example', subject: '', on: false }]);
    expect(await answer(letters[0]?.token)).toEqual({ status: 200, body: { list: 'sale', wanted: true } });
    expect(await entries()).toMatchObject([{ on: true }]);
    expect((await answer(letters[0]?.token)).status).toBe(200);
  });

  it('says the same to a known address, keeps it once, and leaves links of older letters working', async () => {
    await ask('ana@bay.example');
    await answer(letters[0]?.token);
    expect(await ask('ana@bay.example')).toEqual({ status: 202, body: { sent: true } });
    expect(letters[1]?.token).toBe(letters[0]?.token);
    expect(await entries()).toMatchObject([{ on: true }]);
  });

  it('keeps what is waited for apart', async () => {
    for (const subject of ['Lido in   Citrus Grove', 'La Isla Bonita'])
      await ask('ana@bay.example', { list: 'waitlist', subject });
    expect((await entries()).map(({ subject }) => subject).sort()).toEqual(['La Isla Bonita', 'Lido in Citrus Grove']);
  });

  it('forgets whoever leaves, from the page and from a mail program', async () => {
    await ask('ana@bay.example');
    await ask('ben@bay.example');
    expect(await answer(letters[0]?.token, false)).toEqual({ status: 200, body: { list: 'sale', wanted: false } });
    expect(await post(`lists/leave?token=${letters[1]?.token}`)).toEqual({ status: 200, body: { wanted: false } });
    expect(await entries()).toEqual([]);
    expect((await answer(letters[0]?.token)).status).toBe(400);
  });

  it('forgets after a week whoever never answered, and nobody else', async () => {
    await ask('ana@bay.example');
    await ask('ben@bay.example');
    await answer(letters[1]?.token);
    await sql`update services.list_entry set asked_at = now() - interval '8 days'`.execute(test.db);
    expect((await answer(letters[0]?.token)).status).toBe(400);
    await ask('cleo@bay.example');
    expect(await forgetServices(test.db, new Date())).toBe(1);
    expect((await entries()).map(({ email }) => email).sort()).toEqual(['ben@bay.example', 'cleo@bay.example']);
  });

  it('let whoever has a letter choose among all of them, and say nothing to others (CNT-002)', async () => {
    const own = (token: string | null | undefined) => post('lists/chosen', { token });
    const choose = (token: string | null | undefined, more: object) => post('lists/choose', { token, ...more });
    await ask('ana@bay.example');
    await ask('ana@bay.example', { list: 'waitlist', subject: 'Lido in Citrus Grove' });
    await ask('ben@bay.example', { list: 'giveaway' });
    for (const { token } of letters) await answer(token);
    const token = letters[0]?.token;
    const both = [
      { list: 'sale', subject: '' },
      { list: 'waitlist', subject: 'Lido in Citrus Grove' },
    ];
    expect(await own(token)).toMatchObject({ status: 200, body: { lists: both } });
    expect(await own('x'.repeat(32))).toMatchObject({ status: 400, body: { error: { field: 'token' } } });
    // Her mailbox is proven by the letter: a list she chooses asks her nothing more, and sends nothing.
    expect((await choose(token, { list: 'newsletter', wanted: true })).body.lists).toHaveLength(3);
    expect(letters).toHaveLength(3);
    const left = await choose(token, { list: 'sale', wanted: false });
    expect(left.body.lists).toEqual([{ list: 'newsletter', subject: '' }, both[1]]);
    expect((await own(token)).status).toBe(400);
    await choose(left.body.token, { list: 'newsletter', wanted: false });
    const none = await choose(left.body.token, { list: 'waitlist', subject: 'Lido in Citrus Grove', wanted: false });
    expect(none.status).toBe(400);
    const { body } = await own(
      (
        await test.db
          .selectFrom('services.list_entry')
          .select('token')
          .where('email', '=', 'ana@bay.example')
          .executeTakeFirst()
      )?.token,
    );
    expect(await choose(body.token, { ...both[1], wanted: false })).toEqual({
      status: 200,
      body: { token: null, lists: [] },
    });
    expect((await entries()).map(({ email }) => email)).toEqual(['ben@bay.example']);
  });

  it.each([
    [{ list: 'sale' }, 'email'],
    [{ list: 'sale', email: 'ana' }, 'email'],
    [{ list: 'vip', email: 'ana@bay.example' }, 'list'],
    [{ list: 'sale', email: 'ana@bay.example', subject: 'x'.repeat(81) }, 'subject'],
    [{ list: 'sale', email: 'ana@bay.example', vip: true }, 'vip'],
    [{ list: 'waitlist', email: 'ana@bay.example' }, 'subject'],
    [{ list: 'waitlist', email: 'ana@bay.example', subject: ' \n ' }, 'subject'],
  ])('refuses %j and names the field', async (body, field) => {
    expect(await post('lists', body)).toMatchObject({ status: 400, body: { error: { code: 'BAD_INPUT', field } } });
    expect([letters, await entries()]).toEqual([[], []]);
  });

  it('fills nobody’s letterbox, and lets one network ask only so often', async () => {
    for (let count = 0; count < 6; count += 1) expect((await ask('ana@bay.example')).status).toBe(202);
    expect((await ask('ana@bay.example')).status).toBe(429);
    for (let count = 0; count < 60; count += 1) await ask(`ana${count}@bay.example`);
    expect((await ask('zoe@bay.example')).status).toBe(429);
    expect((await post('lists', { list: 'sale', email: 'zoe@bay.example' }, '203.0.113.8')).status).toBe(202);
  });

  it('takes everybody off whose mail program presses for them, however many come from one network', async () => {
    await ask('ana@bay.example');
    for (let count = 0; count < 70; count += 1)
      expect((await post(`lists/leave?token=${String(count).padStart(32, 'x')}`)).status).toBe(200);
    await post(`lists/leave?token=${letters[0]?.token}`);
    expect(await entries()).toEqual([]);
  });

  it('says so when a letter was not taken', async () => {
    expect(await ask('no@post.example')).toMatchObject({ status: 500 });
  });
});

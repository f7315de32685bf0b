import { silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServices } from '../services.ts';
import { emptyServicesDatabase, type ServicesTestDatabase } from '../testing/services-test-database.ts';

const ANA = 'ana@students.example.edu';
const TOKENS: Readonly<Record<string, string>> = { anas: '7', bens: '8' };

let test: ServicesTestDatabase;
beforeAll(async () => {
  test = await emptyServicesDatabase();
  for (const email of [ANA, 'ben@bay.example']) {
    await test.db
      .insertInto('services.list_entry')
      .values([
        {
          list: 'newsletter',
          email,
          token: `n${email}`.padEnd(32, '0'),
          confirmed_at: new Date('2026-11-02T08:00:00Z'),
        },
        { list: 'waitlist', subject: 'Lido in Citrus Grove', email, token: `w${email}`.padEnd(32, '0') },
        { list: 'giveaway', email, token: `g${email}`.padEnd(32, '0') },
      ])
      .execute();
    await test.db
      .insertInto('services.stock_request')
      .values({ email, variant: `variant of ${email}` })
      .execute();
    await test.db
      .insertInto('services.contact_message')
      .values({ digest: email.padEnd(64, '0'), topic: 'repair', name: 'A', email, body: `A strap of ${email}` })
      .execute();
    await test.db
      .insertInto('services.student_request')
      .values({ email, token_sha256: email.padEnd(64, '0'), expires_at: new Date('2026-11-03T08:00:00Z') })
      .execute();
  }
  await test.db
    .insertInto('services.giveaway_winner')
    .values({ place: 1, email: ANA, number: 'a'.repeat(64) })
    .execute();
});
afterAll(() => test.close());

/** What a customer is given, whose mailbox is shown to be `proven`. */
async function exported(token: string, id: string, proven: string | undefined) {
  const services = createServices({
    db: test.db,
    customerOf: async (given) => TOKENS[given],
    provenEmailOf: async () => proven,
    log: silentLog,
  });
  const headers = { authorization: `Bearer ${token}`, 'x-user-id': id };
  const answer = await services.fetch(new Request('http://shop.example/services/address/export', { headers }));
  return { status: answer.status, kept: (await answer.json()).kept };
}

it('hands over everything that was given with an email, and nothing of anybody else', async () => {
  const { kept } = await exported('anas', '7', ANA.toUpperCase());
  expect(kept).toMatchObject({
    lists: [
      { list: 'newsletter', subject: '', confirmedAt: '2026-11-02T08:00:00.000Z' },
      { list: 'waitlist', subject: 'Lido in Citrus Grove', confirmedAt: null },
      { list: 'giveaway', confirmedAt: null },
    ],
    giveaway: 'a'.repeat(64),
    awaitedSizes: [{ variant: `variant of ${ANA}` }],
    messages: [{ topic: 'repair', message: `A strap of ${ANA}` }],
    studentCode: { confirmedAt: null },
  });
  expect(JSON.stringify(kept)).not.toMatch(/ben@|token|0000/);
});

it('has nothing to hand over where nothing was given', async () => {
  expect((await exported('bens', '8', 'nobody@bay.example')).kept).toEqual({
    lists: [],
    giveaway: null,
    awaitedSizes: [],
    messages: [],
    studentCode: null,
  });
});

it('says nothing before the mailbox is shown to be theirs, nor to whoever is somebody else', async () => {
  expect(await exported('anas', '7', undefined)).toEqual({ status: 200, kept: null });
  expect(await exported('bens', '7', ANA)).toEqual({ status: 403, kept: undefined });
  expect(await exported('nobody', '7', ANA)).toEqual({ status: 401, kept: undefined });
});

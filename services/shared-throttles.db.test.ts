import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ownThrottles, type SharedThrottle, sharedThrottles } from './shared-throttles.ts';
import { emptyServicesDatabase, type ServicesTestDatabase } from './testing/services-test-database.ts';
import { TooMany } from './throttle.ts';

const RULE = { most: 20, windowMs: 60_000 };

let database: ServicesTestDatabase;
beforeAll(async () => {
  database = await emptyServicesDatabase();
});
beforeEach(() => database.db.deleteFrom('services.throttle_window').execute());
afterAll(() => database.close());

const passed = async (throttles: readonly SharedThrottle[], key: string, count: number): Promise<number> => {
  const tries = Array.from({ length: count }, (_, at) => throttles[at % throttles.length]?.count(key));
  return (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;
};

it('processes count together, each name and each key for itself, and a window that is over begins anew', async () => {
  const nodes = [sharedThrottles(database.db), sharedThrottles(database.db)];
  const letters = nodes.map((make) => make('letters', RULE));
  expect(await passed(letters, 'ana', 50)).toBe(20);
  // the control: each for itself
  expect(
    await passed(
      nodes.map(() => ownThrottles('letters', RULE)),
      'ana',
      50,
    ),
  ).toBe(40);
  expect(await passed(letters, 'bea', 3)).toBe(3);
  expect(
    await passed(
      nodes.map((make) => make('codes', RULE)),
      'ana',
      3,
    ),
  ).toBe(3);
  const late = letters[0]?.count('ana');
  await expect(late).rejects.toThrow(TooMany);
  await expect(late).rejects.toMatchObject({ retryAfter: 60 });
  await sql`update services.throttle_window set until = now()`.execute(database.db);
  expect(await passed(letters, 'ana', 50)).toBe(20);
});

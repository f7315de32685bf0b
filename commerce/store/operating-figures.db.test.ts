import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CommerceTestDatabase, emptyCommerceDatabase } from '../testing/commerce-test-database.ts';
import { operatingFigures } from './operating-figures.ts';
import { putInOutbox } from './outbox/outbox.ts';

let test: CommerceTestDatabase;
beforeAll(async () => {
  test = await emptyCommerceDatabase();
});
afterAll(() => test.close());

it('counts what waits, and how long it has; what is delivered or given up waits no more', async () => {
  const nothing = {
    outboxDue: 0,
    outboxOldestSeconds: 0,
    outboxGivenUp: 0,
    paymentsLive: 0,
    paymentsStuck: 0,
    refundsStuck: 0,
  };
  expect(await operatingFigures(test.db)).toEqual(nothing);
  const entry = { kind: 'event' as const, topic: 'products/update', payload: {} };
  await putInOutbox(test.db, [entry, entry, entry, entry]);
  const ids = await test.db.selectFrom('commerce.outbox').select('id').execute();
  const set = (index: number, change: ReturnType<typeof sql>) =>
    sql`update commerce.outbox set ${change} where id = ${ids[index]?.id}`.execute(test.db);
  await set(0, sql`created_at = now() - interval '90 seconds'`);
  await set(1, sql`due_at = now() + interval '1 hour'`);
  await set(2, sql`delivered_at = now(), created_at = now() - interval '1 day'`);
  await set(3, sql`failed_at = now()`);
  const figures = await operatingFigures(test.db);
  expect(figures).toMatchObject({
    ...nothing,
    outboxDue: 1,
    outboxGivenUp: 1,
    outboxOldestSeconds: expect.any(Number),
  });
  expect(Math.round(figures?.outboxOldestSeconds ?? 0)).toBeGreaterThanOrEqual(90);
  expect(figures?.outboxOldestSeconds).toBeLessThan(200);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyServicesDatabase, type ServicesTestDatabase } from '../testing/services-test-database.ts';
import { createLeases } from './leases.ts';

let database: ServicesTestDatabase;
beforeAll(async () => {
  database = await emptyServicesDatabase();
});
afterAll(() => database.close());

it('one of two processes does a work at a time, and either may do the next round', async () => {
  const [one, other] = [createLeases(database.db), createLeases(database.db)];
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const first = one.whileHeld('sweep', async () => {
    begin();
    await end;
    return 'done';
  });
  await begun;
  expect(await other.whileHeld('sweep', async () => 'twice')).toBeUndefined();
  expect(await other.whileHeld('another work', async () => 'done')).toBe('done');
  resolve();
  expect(await first).toBe('done');
  expect(await other.whileHeld('sweep', async () => 'next')).toBe('next');
});

it('a round that fails gives its lease back', async () => {
  const [one, other] = [createLeases(database.db), createLeases(database.db)];
  await expect(one.whileHeld('fails', () => Promise.reject(new Error('it broke')))).rejects.toThrow('it broke');
  expect(await other.whileHeld('fails', async () => 'next')).toBe('next');
});

it('who died holds a lease until its time is over, and no longer', async () => {
  await sql`insert into services.lease (name, holder, until) values
    ('died just now', gen_random_uuid(), now() + interval '1 minute'),
    ('died before', gen_random_uuid(), now() - interval '1 second')`.execute(database.db);
  const { whileHeld } = createLeases(database.db);
  expect(await whileHeld('died just now', async () => 'taken over')).toBeUndefined();
  expect(await whileHeld('died before', async () => 'taken over')).toBe('taken over');
});

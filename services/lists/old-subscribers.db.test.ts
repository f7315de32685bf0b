import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyServicesDatabase, type ServicesTestDatabase } from '../testing/services-test-database.ts';
import { confirmEntry } from './list-entries.ts';

const migration = (name: string): string =>
  readFileSync(new URL(`../store/migrations/${name}.sql`, import.meta.url), 'utf8');

let test: ServicesTestDatabase;
beforeAll(async () => {
  test = await emptyServicesDatabase();
});
afterAll(() => test.close());

it('whoever had signed up for the newsletter before it was a list stays on it, since then, and can leave', async () => {
  const { db } = test;
  // as it was before
  await sql.raw('drop table services.giveaway_winner, services.giveaway_draw').execute(db);
  await sql.raw(migration('0030_newsletter')).execute(db);
  await sql`insert into services.newsletter_subscriber (email, place, signed_up_at) values
    ('ana@bay.example', 'footer', '2026-03-01'), ('ben@bay.example', 'home', '2026-04-01'),
    ('cleo@bay.example', 'home', '2026-05-01')`.execute(db);
  await sql`insert into services.list_entry (list, email, token, confirmed_at) values
    ('newsletter', 'ben@bay.example', repeat('b', 32), '2026-06-01'),
    ('newsletter', 'cleo@bay.example', repeat('c', 32), null)`.execute(db);

  await sql.raw(migration('0110_one_newsletter')).execute(db);
  const entries = await db
    .selectFrom('services.list_entry')
    .select(['email', 'token', sql<string>`confirmed_at::date::text`.as('since')])
    .where('list', '=', 'newsletter')
    .orderBy('email')
    .execute();
  expect(entries).toMatchObject([
    { email: 'ana@bay.example', token: expect.stringMatching(/^[\w-]{32}$/), since: '2026-03-01' },
    { email: 'ben@bay.example', token: 'b'.repeat(32), since: '2026-06-01' },
    { email: 'cleo@bay.example', token: 'c'.repeat(32), since: '2026-05-01' },
  ]);
  expect(await confirmEntry(db, entries[0]?.token ?? '')).toBe('newsletter');
});

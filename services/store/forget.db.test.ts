import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyServicesDatabase, type ServicesTestDatabase } from '../testing/services-test-database.ts';
import { forgetServices } from './forget.ts';

const NOW = new Date('2027-06-01T12:00:00Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 24 * 60 * 60_000);

describe('what the services need no more (13.6)', () => {
  let test: ServicesTestDatabase;
  beforeAll(async () => {
    test = await emptyServicesDatabase();
    await sql`insert into services.club_account (customer, customer_since, unsubscribe_token, referral_code)
      values ('7', ${NOW}, repeat('a', 32), 'ANA-22222')`.execute(test.db);
  });
  afterAll(() => test.close());

  async function rows(): Promise<Record<string, string[]>> {
    const { db } = test;
    const read = async (statement: ReturnType<typeof sql<{ name: string }>>): Promise<string[]> =>
      (await statement.execute(db)).rows.map(({ name }) => name);
    return {
      webhook_delivery: await read(sql`select id as name from services.webhook_delivery order by 1`),
      student_request: await read(sql`select email as name from services.student_request order by 1`),
      list_entry: await read(sql`select email as name from services.list_entry order by 1`),
      stock_request: await read(sql`select email as name from services.stock_request order by 1`),
      club_code: await read(sql`select code as name from services.club_code order by 1`),
      club_email: await read(sql`select key as name from services.club_email order by 1`),
    };
  }

  it('goes by its age, and what is a little younger or still of use stays', async () => {
    const { db } = test;
    await sql`insert into services.webhook_delivery (id, topic, received_at)
      values ('old', 'orders/create', ${daysAgo(31)}), ('young', 'orders/create', ${daysAgo(29)})`.execute(db);
    await sql`insert into services.student_request (email, token_sha256, expires_at, confirmed_at) values
      ('never@x.edu', repeat('1', 64), ${daysAgo(1.1)}, null), ('yet@x.edu', repeat('2', 64), ${daysAgo(0.9)}, null),
      ('yes@x.edu', repeat('3', 64), ${daysAgo(500)}, ${daysAgo(500)})`.execute(db);
    await sql`insert into services.stock_request (variant, email, asked_at)
      values ('v', 'old@x.example', ${daysAgo(181)}), ('v', 'young@x.example', ${daysAgo(179)})`.execute(db);
    await sql`insert into services.list_entry (list, email, token, asked_at, confirmed_at) values
      ('sale', 'never@x.example', repeat('1', 32), ${daysAgo(7.1)}, null), ('sale', 'yet@x.example', repeat('2', 32), ${daysAgo(6.9)}, null),
      ('sale', 'yes@x.example', repeat('3', 32), ${daysAgo(500)}, ${daysAgo(500)})`.execute(db);
    await sql`insert into services.club_code (code, reward, ends_at)
      values ('OLD', 'off-5', ${daysAgo(32)}), ('YOUNG', 'off-5', ${daysAgo(30)}), ('EVER', 'off-5', null)`.execute(db);
    await sql`insert into services.club_email (account, topic, key, payload, due_at, sent_at) values
      (1, 'tier', 'sent', '{}', ${daysAgo(401)}, ${daysAgo(401)}), (1, 'tier', 'given up', '{}', ${daysAgo(401)}, null),
      (1, 'tier', 'sent lately', '{}', ${daysAgo(399)}, ${daysAgo(399)}), (1, 'tier', 'due', '{}', ${NOW}, null)`.execute(
      db,
    );
    expect(await forgetServices(db, NOW)).toBe(7);
    expect(await rows()).toEqual({
      webhook_delivery: ['young'],
      student_request: ['yes@x.edu', 'yet@x.edu'],
      list_entry: ['yes@x.example', 'yet@x.example'],
      stock_request: ['young@x.example'],
      club_code: ['EVER', 'YOUNG'],
      club_email: ['due', 'sent lately'],
    });
    expect(await forgetServices(db, NOW)).toBe(0);
  });

  it('goes a part at a time after a flood: 20,000 rows of a table in one round, the rest in the next', async () => {
    await sql`insert into services.webhook_delivery (id, topic, received_at)
      select 'flood-' || n, 'orders/create', ${daysAgo(40)} from generate_series(1, 20500) as n`.execute(test.db);
    expect(await forgetServices(test.db, NOW)).toBe(20_000);
    expect(await forgetServices(test.db, NOW)).toBe(500);
    expect((await rows()).webhook_delivery).toEqual(['young']);
  });
});

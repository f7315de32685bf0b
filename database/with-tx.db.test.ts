import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from './connect.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { withTx } from './with-tx.ts';

interface Tables {
  counter: { id: number; n: number };
}

describe('withTx', () => {
  let database: TestDatabase;
  let db: Kysely<Tables>;

  beforeAll(async () => {
    database = await createTestDatabase('empty', async () => {});
    db = connect<Tables>(database.url, { applicationName: 'with-tx-test', max: 20 });
    await sql`create table counter (id int primary key, n int not null check (n >= 0))`.execute(db);
    await sql`insert into counter values (1, 0)`.execute(db);
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  const addOne = (retry: boolean) => async () => {
    const work = async (tx: Kysely<Tables>) => {
      const { n } = await tx.selectFrom('counter').select('n').where('id', '=', 1).executeTakeFirstOrThrow();
      await tx
        .updateTable('counter')
        .set({ n: n + 1 })
        .where('id', '=', 1)
        .execute();
    };
    if (retry) await withTx(db, work, { isolation: 'serializable' });
    else await db.transaction().setIsolationLevel('read committed').execute(work);
  };

  it('loses no update among twenty serializable transactions', async () => {
    await Promise.all(Array.from({ length: 20 }, addOne(true)));
    const { n } = await db.selectFrom('counter').select('n').executeTakeFirstOrThrow();
    expect(n).toBe(20);
  });

  it('positive control: the same work without it loses updates', async () => {
    await sql`update counter set n = 0`.execute(db);
    await Promise.all(Array.from({ length: 20 }, addOne(false)));
    const { n } = await db.selectFrom('counter').select('n').executeTakeFirstOrThrow();
    expect(n).toBeLessThan(20);
  });

  it('rolls back and throws on any other error', async () => {
    await sql`update counter set n = 5`.execute(db);
    const failing = withTx(db, async (tx) => {
      await tx.updateTable('counter').set({ n: 9 }).execute();
      throw new Error('the till is closed');
    });
    await expect(failing).rejects.toThrow('the till is closed');
    const { n } = await db.selectFrom('counter').select('n').executeTakeFirstOrThrow();
    expect(n).toBe(5);
  });
});

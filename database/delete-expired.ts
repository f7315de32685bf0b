import { type Kysely, type RawBuilder, sql } from 'kysely';

/** In one statement, which holds no lock for long; and of one table in one round, after which others have their turn. */
const AT_ONCE = 1_000;
const ROUNDS = 20;

/** Which rows of a table have had their day; or, in words, why none go by age and it does not grow with mere visits. */
type Lifetime = RawBuilder<unknown> | string;

/** Says it of every table there is: a new one does not compile without. */
export type Lifetimes<Tables> = { readonly [Table in keyof Tables]: Lifetime };

async function deleteSome<Tables>(db: Kysely<Tables>, table: string, which: RawBuilder<unknown>): Promise<number> {
  const from = sql.id(...table.split('.'));
  let deleted = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { numAffectedRows } = await sql`
      delete from ${from} where ctid = any (array(select ctid from ${from} where ${which} limit ${AT_ONCE}))`.execute(
      db,
    );
    const count = Number(numAffectedRows ?? 0);
    deleted += count;
    if (count < AT_ONCE) break;
  }
  return deleted;
}

/** Deletes what has had its day: of each table 20,000 rows at the most, in statements of a thousand. How many. */
export async function deleteExpired<Tables>(
  db: Kysely<Tables>,
  lifetimes: Readonly<Record<string, Lifetime>>,
): Promise<number> {
  let deleted = 0;
  for (const [table, lifetime] of Object.entries(lifetimes))
    if (typeof lifetime !== 'string') deleted += await deleteSome(db, table, lifetime);
  return deleted;
}

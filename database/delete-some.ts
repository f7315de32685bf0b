import { type Kysely, type RawBuilder, sql } from 'kysely';

/** In one statement, which holds no lock for long; and of one table in one round, after which others have their turn. */
const AT_ONCE = 1_000;
const ROUNDS = 20;

/** Deletes rows of a table ('commerce.outbox'), 20,000 at the most in statements of a thousand each. How many. */
export async function deleteSome<Tables>(
  db: Kysely<Tables>,
  table: keyof Tables & string,
  which: RawBuilder<unknown>,
): Promise<number> {
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

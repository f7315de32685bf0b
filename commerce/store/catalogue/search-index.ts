import { withTx } from '@bluebird-bay/database/with-tx.ts';
import { sql } from 'kysely';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';

/** Any number, the same everywhere: two processes that find the index old make it once. */
const SEARCH_LOCK = 7_236_520;

/** The index stands and is of the catalogue as it is. */
async function isFresh(db: CommerceDb | CommerceTx): Promise<boolean> {
  const { rows } = await sql<{ fresh: boolean }>`
    select state.version = catalogue.version as fresh
    from commerce.search_state as state, commerce.catalogue_version as catalogue`.execute(db);
  return rows[0]?.fresh ?? false;
}

async function rebuild(tx: CommerceTx): Promise<void> {
  // What is read below is of this version or newer; were it newer, the next search would make the index again.
  await sql`update commerce.search_state set version = (select version from commerce.catalogue_version)`.execute(tx);
  await sql`delete from commerce.search_word`.execute(tx);
  await sql`
    with source (product_id, field, words) as materialized (
      select id, 'title', title from commerce.product
      union all select owner_id, 'print', value from commerce.metafield
        where owner_type = 'product' and namespace = 'custom' and key = 'print'
      union all select id, 'kind', kind from commerce.product
      -- What else shoppers call it: found by these words as if they were the name of its kind.
      union all select owner_id, 'kind', value from commerce.metafield
        where owner_type = 'product' and namespace = 'custom' and key = 'also_called'
      union all select product.id, 'tag', regexp_replace(tag, '^(filter|print)_', '')
        from commerce.product cross join lateral unnest(product.tags) as tag
    ), posting as materialized (
      select commerce.search_stem(piece) as word, piece, product_id, field
      from source cross join lateral commerce.search_pieces(source.words)
    ), word as materialized (
      insert into commerce.search_word (word, shown)
      select word, mode() within group (order by piece) from posting group by word returning word
    )
    insert into commerce.search_posting (word, product_id, field)
    select distinct posting.word, posting.product_id, posting.field
    from posting join word on word.word = posting.word`.execute(tx);
}

/** Makes the index anew if the catalogue has changed since it was made. */
export async function refreshSearchIndex(db: CommerceDb): Promise<void> {
  if (await isFresh(db)) return;
  const make = async (tx: CommerceTx): Promise<void> => {
    await sql`select pg_advisory_xact_lock(${SEARCH_LOCK})`.execute(tx);
    if (await isFresh(tx)) return;
    await rebuild(tx);
    // the planner knows nothing of the new rows before somebody counts them, and shoppers search at once
    await sql`analyze commerce.search_word, commerce.search_posting`.execute(tx);
  };
  // Once after each change of the catalogue; a busy machine may take its time.
  await withTx(db, make, { isLong: true });
}

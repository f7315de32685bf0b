import { commit, type Ending, withTx } from '@bluebird-bay/database/with-tx.ts';
import { shopLog } from '@bluebird-bay/telemetry/log.ts';
import { sql } from 'kysely';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';

/** Any number, the same everywhere: two processes that find changes work them off once. */
const SEARCH_LOCK = 7_236_520;

/** Notes of changes that are worked off at once: a second of work, and nobody who changes a product waits for it. */
const SLICE = 2_000;

/** So many a search works off itself, so that it finds what was changed a moment ago; more are left to the background. */
const WITHIN_A_SEARCH = 200;

/** Puts the words of these products into the index, and takes what they no longer say out of it. */
async function indexProducts(tx: CommerceTx, ids: readonly number[]): Promise<void> {
  const { rows: gone } = await sql<{ word: string }>`
    with gone as (delete from commerce.search_posting where product_id = any(${ids}::bigint[]) returning word)
    select distinct word from gone`.execute(tx);
  await sql`
    with source (product_id, field, words) as materialized (
      select id, 'title', title from commerce.product where id = any(${ids}::bigint[])
      union all select owner_id, 'print', value from commerce.metafield
        where owner_type = 'product' and namespace = 'custom' and key = 'print' and owner_id = any(${ids}::bigint[])
      union all select id, 'kind', kind from commerce.product where id = any(${ids}::bigint[])
      -- What else shoppers call it: found by these words as if they were the name of its kind.
      union all select owner_id, 'kind', value from commerce.metafield
        where owner_type = 'product' and namespace = 'custom' and key = 'also_called' and owner_id = any(${ids}::bigint[])
      -- A cover is no word by itself: who types 'medium' means a size.
      union all select product.id, 'tag', regexp_replace(tag, '^(filter|print|cut)_', '')
        from commerce.product cross join lateral unnest(product.tags) as tag
        where product.id = any(${ids}::bigint[]) and not starts_with(tag, 'cover_')
    ), posting as materialized (
      select commerce.search_stem(piece) as word, piece, product_id, field
      from source cross join lateral commerce.search_pieces(source.words)
    ), word as (
      insert into commerce.search_word (word, shown)
      select word, mode() within group (order by piece) from posting group by word
      on conflict (word) do nothing
    )
    insert into commerce.search_posting (word, product_id, field)
    select distinct word, product_id, field from posting`.execute(tx);
  // A word that no product has would still be held for the one that was meant.
  await sql`
    delete from commerce.search_word where word = any(${gone.map(({ word }) => word)}::text[])
      and not exists (select from commerce.search_posting where search_posting.word = search_word.word)`.execute(tx);
}

/** Works off one slice; how many notes it was. */
async function workOff(tx: CommerceTx): Promise<Ending<number>> {
  await sql`select pg_advisory_xact_lock(${SEARCH_LOCK})`.execute(tx);
  const { rows } = await sql<{ product_id: number }>`
    delete from commerce.search_change where id in (select id from commerce.search_change order by id limit ${SLICE})
    returning product_id`.execute(tx);
  if (rows.length > 0) await indexProducts(tx, [...new Set(rows.map((row) => Number(row.product_id)))]);
  return commit(rows.length);
}

/** Works off all that has changed, a slice at a time; searches meanwhile find what is in the index. */
export async function refreshSearchIndex(db: CommerceDb): Promise<void> {
  let all = 0;
  for (let done = SLICE; done === SLICE; all += done) done = await withTx(db, workOff, { isLong: true });
  // the planner knows nothing of the new rows before somebody counts them, and shoppers search at once
  if (all > WITHIN_A_SEARCH)
    await sql`analyze commerce.search_word, commerce.search_posting, commerce.search_change`.execute(db);
}

const working = new WeakMap<CommerceDb, Promise<void>>();

/** Begins to work changes off beside what goes on, unless that is being done. */
function refreshBehind(db: CommerceDb): void {
  if (working.has(db)) return;
  const work = refreshSearchIndex(db)
    .catch((error: unknown) =>
      shopLog.of('commerce').warn('the search index could not be brought up to date', {}, error),
    )
    .finally(() => working.delete(db));
  working.set(db, work);
}

/** Characters of a query that are read, and words: what a person types. */
const MAX_QUERY = 200;
const MAX_WORDS = 8;

interface Followed {
  version: number;
  /** Each word of the query as it stands, and as words are searched. */
  pieces: ReadonlyArray<readonly [piece: string, word: string]>;
}

async function readChanges(db: CommerceDb, query: string) {
  const { rows } = await sql<Followed & { changes: number; writable: boolean }>`
    select version, current_setting('transaction_read_only') = 'off' as writable,
      (select count(*)::int from (select from commerce.search_change limit ${WITHIN_A_SEARCH + 1}) as change) as changes,
      (select coalesce(json_agg(json_build_array(piece, commerce.search_stem(piece)) order by place), '[]')
        from commerce.search_pieces(${query.slice(0, MAX_QUERY)}) where place <= ${MAX_WORDS}) as pieces
    from commerce.search_version`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The search index has no version.');
  return row;
}

/**
 * Before a search: reads the words of its query and the index's version. A few changes are worked off first, so that a new
 * title is found by the very next search; many are begun with, and nobody waits. Where nothing can be written (a replica) the
 * primary's own searches see to it.
 */
export async function followChanges(db: CommerceDb, query: string): Promise<Followed> {
  const read = await readChanges(db, query);
  if (read.changes === 0 || !read.writable) return read;
  if (read.changes > WITHIN_A_SEARCH || working.has(db)) {
    refreshBehind(db);
    return read;
  }
  await refreshSearchIndex(db);
  return readChanges(db, query);
}

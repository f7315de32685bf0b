import { sql } from 'kysely';
import type { SearchField } from '../../domain/search/rank.ts';
import { type Vocabulary, vocabularyOf } from '../../domain/search/vocabulary.ts';
import type { CommerceDb } from '../commerce-database.ts';
import { keptByWeight } from '../kept-by-weight.ts';
import { recentEnough } from '../recent-enough.ts';

/** Which products have a word, and where: one for each field, their ids ascending. */
export interface Posting {
  field: SearchField;
  productIds: Float64Array;
}

/** The search index as it is at one version, as far as somebody has asked for it. */
export interface KnownSearchIndex {
  version: number;
  vocabulary: Vocabulary;
  /** The postings of these words; those that are not known yet are read in one statement. */
  postingsOf(words: readonly string[]): Promise<ReadonlyMap<string, readonly Posting[]>>;
}

/** Ids of products kept at the most, 8 bytes each. Fifty thousand products with ten words each have half a million. */
const MAX_WEIGHT = 2_000_000;
/** What a list of ids takes beside them. */
const LIST_WEIGHT = 25;

interface PostingRow {
  version: number;
  word: string | null;
  field: SearchField | null;
  ids: string | null;
}

const idsIn = (text: string | null): Float64Array => Float64Array.from((text ?? '').split(','), Number).sort();

/** Reads postings, with the version they are of; a word without any has an empty list. */
async function readPostings(db: CommerceDb, words: readonly string[]) {
  const { rows } = await sql<PostingRow>`
    select version, word, field, ids from commerce.search_version left join (
      select word, field, string_agg(product_id::text, ',') as ids from commerce.search_posting
      where word = any(${words}::text[]) group by word, field
    ) as posting on true`.execute(db);
  const byWord = new Map<string, Posting[]>(words.map((word) => [word, []]));
  for (const { word, field, ids } of rows)
    if (word !== null && field !== null) byWord.get(word)?.push({ field, productIds: idsIn(ids) });
  return { version: rows[0]?.version, byWord };
}

const weightOf = (postings: readonly Posting[]): number =>
  postings.reduce((sum, { productIds }) => sum + productIds.length + LIST_WEIGHT, LIST_WEIGHT);

function knownIndex(db: CommerceDb, version: number, vocabulary: Vocabulary): KnownSearchIndex {
  const kept = keptByWeight(MAX_WEIGHT, weightOf);
  return {
    version,
    vocabulary,
    async postingsOf(words) {
      const found = new Map<string, readonly Posting[]>();
      for (const word of words) {
        const known = kept.get(word);
        if (known) found.set(word, known);
      }
      const missing = words.filter((word) => !found.has(word));
      if (missing.length === 0) return found;
      const read = await readPostings(db, missing);
      for (const [word, postings] of read.byWord) {
        found.set(word, postings);
        // What is of a later version is right for who asks now, and not beside what is known of this one.
        if (read.version === version) kept.set(word, postings);
      }
      return found;
    },
  };
}

async function load(db: CommerceDb): Promise<KnownSearchIndex> {
  const { rows } = await sql<{ version: number; words: string | null }>`
    select version, (select string_agg(word || ' ' || shown, ',') from commerce.search_word) as words
    from commerce.search_version`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The search index has no version.');
  const entries = (row.words ?? '').split(',').flatMap((pair): Array<readonly [string, string]> => {
    const [word, shown] = pair.split(' ');
    return word && shown ? [[word, shown]] : [];
  });
  return knownIndex(db, row.version, vocabularyOf(entries));
}

const loadings = new WeakMap<CommerceDb, Promise<KnownSearchIndex>>();

/**
 * The search index of this version or a later one, kept in memory: every writer raises the version in the transaction that
 * changes the index, and every search reads it, so that no process answers from what is no longer so.
 */
export const knownSearchIndex = (db: CommerceDb, version: number): Promise<KnownSearchIndex> =>
  recentEnough(loadings, db, { isRecent: (known) => known.version >= version, load: () => load(db) });

import { sql } from 'kysely';
import type { SearchField, WordHit } from '../domain/search/rank.ts';
import { wordMatch } from '../domain/search/typo-distance.ts';
import type { CommerceDb } from './commerce-database.ts';
import { refreshSearchIndex } from './search-index.ts';

/** What is searched for. */
export interface SearchQuestion {
  query: string;
  /** The last word may be the beginning of one. */
  prefix: boolean;
  fields: readonly SearchField[];
}

/** A word of the index that answers the typed one at `place`, and how well: (0 to 1]. */
export interface MatchedWord {
  place: number;
  word: string;
  match: number;
  /** How often products have it. */
  count: number;
}

/** What was found: the words as they were read, the words that answer them, and where products have these. */
export interface SearchHits {
  typed: readonly string[];
  words: readonly MatchedWord[];
  hits: readonly WordHit[];
}

/** Characters of a query that are read, and words: what a person types. */
const MAX_QUERY = 200;
const MAX_WORDS = 8;

interface CandidateRow {
  place: number;
  typed: string;
  word: string | null;
}

/** The words of the query, and for each the words of the index that may be meant. */
async function candidates(db: CommerceDb, query: string): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select typed.place::int as place, typed.word as typed, candidate.word
    from unnest((commerce.search_words(${query.slice(0, MAX_QUERY)}))[1:${sql.lit(MAX_WORDS)}])
      with ordinality as typed (word, place)
    left join lateral (
      select commerce.similar_words(typed.word) as word
      union select word from commerce.search_word where word like typed.word || '%'
    ) as candidate on true
    order by typed.place, candidate.word`.execute(db);
  return rows;
}

/** The words of the index that are meant, and the products that have them. */
export async function searchHits(db: CommerceDb, { query, prefix, fields }: SearchQuestion): Promise<SearchHits> {
  await refreshSearchIndex(db);
  const rows = await candidates(db, query);
  const typed = [...new Map(rows.map((row) => [row.place, row.typed])).values()];
  const answers = rows.flatMap(({ place, typed: text, word }) => {
    const match = word === null ? 0 : wordMatch(text, word, prefix && place === typed.length);
    return word !== null && match > 0 ? [{ place, word, match }] : [];
  });
  if (answers.length === 0) return { typed, words: [], hits: [] };
  const postings = await db
    .selectFrom('commerce.search_posting')
    .select(['word', 'product_id', 'field'])
    .where('word', 'in', [...new Set(answers.map(({ word }) => word))])
    .where('field', 'in', [...fields])
    .execute();
  const byWord = Map.groupBy(postings, ({ word }) => word);
  return {
    typed,
    words: answers.flatMap((answer) => {
      const count = byWord.get(answer.word)?.length ?? 0;
      return count > 0 ? [{ ...answer, count }] : [];
    }),
    hits: answers.flatMap(({ place, word, match }) =>
      (byWord.get(word) ?? []).map(({ product_id, field }) => ({ productId: product_id, place, field, match })),
    ),
  };
}

import { sql } from 'kysely';
import { ALIKE_MATCH, alikeWords } from '../../domain/search/alike-words.ts';
import type { SearchField, WordHit } from '../../domain/search/rank.ts';
import { wordMatch } from '../../domain/search/typo-distance.ts';
import type { CommerceDb } from '../commerce-database.ts';
import { followChanges } from './search-index.ts';

/** What is searched for. */
export interface SearchQuery {
  query: string;
  /** The last word may be the beginning of one. */
  prefix: boolean;
  fields: readonly SearchField[];
}

/** A word of the index that answers what was typed at `place`, and how well: (0 to 1]. */
export interface MatchedTerm {
  place: number;
  word: string;
  /** The word as it is written most often. */
  shown: string;
  match: number;
  /** How often products have it. */
  count: number;
}

/** What was found: the words as they were read, the words that answer them, and where products have these. */
export interface SearchHits {
  typed: readonly string[];
  terms: readonly MatchedTerm[];
  hits: readonly WordHit[];
}

/** Characters of a query that are read, and words: what a person types. */
const MAX_QUERY = 200;
const MAX_TERMS = 8;

interface CandidateRow {
  place: number;
  /** 1, or 2 for two typed words taken as one: 'passion fruit'. */
  span: number;
  typed: string;
  word: string | null;
  shown: string | null;
}

/** The words of the query, alone and in pairs, and for each the words of the index that may be meant. */
async function candidates(db: CommerceDb, query: string): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    with single as materialized (
      select place::int as place, commerce.search_stem(piece) as word, piece
      from commerce.search_pieces(${query.slice(0, MAX_QUERY)}) where place <= ${MAX_TERMS}
    ), typed as materialized (
      select place, 1 as span, word from single
      union all
      select first.place, 2, first.piece || second.word
      from single as first join single as second on second.place = first.place + 1
    )
    select typed.place, typed.span, typed.word as typed, candidate.word, candidate.shown
    from typed left join lateral (
      -- each half once for a typed word: as one condition, the similar words would be looked up for every word of the index
      select known.word, known.shown
      from commerce.similar_words(typed.word) as alike (word) join commerce.search_word as known using (word)
      union
      select word, shown from commerce.search_word where word like typed.word || '%'
    ) as candidate on true
    order by typed.place, typed.span, candidate.word`.execute(db);
  return rows;
}

interface Answer {
  /** The places of the typed words it answers. */
  places: readonly number[];
  word: string;
  shown: string;
  match: number;
}

/** Near enough that a slip of the fingers cannot be meant: the word itself, one that begins so, or one that means it. */
const SURELY = ALIKE_MATCH;

/** Where something surely answers a typed word, what answers by slips alone is left out. */
function surest(answers: readonly Answer[]): Answer[] {
  const sure = new Set(answers.flatMap(({ places, match }) => (match >= SURELY ? places : [])));
  return answers.filter(({ places, match }) => match >= SURELY || !places.every((place) => sure.has(place)));
}

/** Words of the index that answer typed ones by what they mean (`alike-words.ts`). */
async function alikeAnswers(db: CommerceDb, typed: readonly string[]): Promise<Answer[]> {
  const wanted = typed.map((word, index) => ({ place: index + 1, words: alikeWords(word) }));
  const words = [...new Set(wanted.flatMap((each) => each.words))];
  if (words.length === 0) return [];
  const known = await db
    .selectFrom('commerce.search_word')
    .select(['word', 'shown'])
    .where('word', 'in', words)
    .orderBy('word')
    .execute();
  return wanted.flatMap(({ place, words: alike }) =>
    known
      .filter(({ word }) => alike.includes(word))
      .map(({ word, shown }) => ({ places: [place], word, shown, match: ALIKE_MATCH })),
  );
}

function answersIn(rows: readonly CandidateRow[], last: number, prefix: boolean): Answer[] {
  return rows.flatMap(({ place, span, typed, word, shown }) => {
    if (word === null || shown === null) return [];
    const places = span === 1 ? [place] : [place, place + 1];
    const match = wordMatch(typed, word, prefix && places.includes(last));
    return match > 0 ? [{ places, word, shown, match }] : [];
  });
}

interface Posting {
  word: string;
  field: SearchField;
  productIds: readonly number[];
}

/** Which products have these words, and where: one row for a word and a field, however many products there are. */
async function postingsOf(
  db: CommerceDb,
  words: readonly string[],
  fields: readonly SearchField[],
): Promise<Posting[]> {
  const { rows } = await sql<{ word: string; field: SearchField; ids: string }>`
    select word, field, string_agg(product_id::text, ',') as ids from commerce.search_posting
    where word = any(${words}::text[]) and field = any(${fields}::text[]) group by word, field`.execute(db);
  return rows.map(({ word, field, ids }) => ({ word, field, productIds: ids.split(',').map(Number) }));
}

/** The words of the index that are meant, and the products that have them. */
export async function searchHits(db: CommerceDb, { query, prefix, fields }: SearchQuery): Promise<SearchHits> {
  await followChanges(db);
  const rows = await candidates(db, query);
  const typed = [...new Map(rows.flatMap((row) => (row.span === 1 ? [[row.place, row.typed] as const] : []))).values()];
  const answers = surest([...answersIn(rows, typed.length, prefix), ...(await alikeAnswers(db, typed))]);
  if (answers.length === 0) return { typed, terms: [], hits: [] };
  const postings = await postingsOf(db, [...new Set(answers.map(({ word }) => word))], fields);
  const byWord = Map.groupBy(postings, ({ word }) => word);
  return {
    typed,
    terms: answers.flatMap(({ places, word, shown, match }) => {
      const count = (byWord.get(word) ?? []).reduce((sum, { productIds }) => sum + productIds.length, 0);
      const [place] = places;
      return count > 0 && places.length === 1 && place !== undefined ? [{ place, word, shown, match, count }] : [];
    }),
    hits: answers.flatMap(({ places, word, match }) =>
      (byWord.get(word) ?? []).flatMap(({ productIds, field }) =>
        places.map((place) => ({ productIds, place, field, match })),
      ),
    ),
  };
}

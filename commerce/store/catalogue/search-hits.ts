import { ALIKE_MATCH, alikeWords, isTelling } from '../../domain/search/alike-words.ts';
import type { SearchField, WordHit } from '../../domain/search/rank.ts';
import { wordMatch } from '../../domain/search/typo-distance.ts';
import type { Vocabulary } from '../../domain/search/vocabulary.ts';
import type { CommerceDb } from '../commerce-database.ts';
import { type KeptByWeight, keptByWeight } from '../kept-by-weight.ts';
import { type KnownSearchIndex, knownSearchIndex, type Posting } from './known-search-index.ts';
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
  /** Of what was searched for in this version of the index: where it is the same, so is what was found. */
  name: string;
  typed: readonly string[];
  terms: readonly MatchedTerm[];
  hits: readonly WordHit[];
}

interface Candidate {
  place: number;
  /** 1, or 2 for two typed words taken as one: 'passion fruit'. */
  span: number;
  typed: string;
  word: string;
  shown: string;
}

/** A typed word as it stands, and as words are searched. */
type TypedPiece = readonly [piece: string, word: string];

/** The words of the query, alone and in pairs, and for each the words of the index that may be meant. */
function candidates(pieces: readonly TypedPiece[], { words, shown, nearTo }: Vocabulary): Candidate[] {
  return pieces.flatMap(([piece, word], index) => {
    const next = pieces[index + 1];
    return [word, ...(next ? [piece + next[1]] : [])].flatMap((typed, longer) =>
      nearTo(typed).map((near) => ({
        place: index + 1,
        span: longer + 1,
        typed,
        word: words[near] ?? '',
        shown: shown[near] ?? '',
      })),
    );
  });
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

/** Words of the index that answer typed ones, alone and in pairs, by what they mean (`alike-words.ts`). */
function alikeAnswers(typed: readonly string[], { shown, placeOf }: Vocabulary): Answer[] {
  return typed.flatMap((typedWord, index) => {
    const answer = (places: readonly number[], meant: string): Answer[] =>
      [...new Set(alikeWords(meant))].flatMap((word) => {
        const known = placeOf(word);
        return known === undefined ? [] : [{ places, word, shown: shown[known] ?? word, match: ALIKE_MATCH }];
      });
    const next = typed[index + 1];
    return [...answer([index + 1], typedWord), ...(next ? answer([index + 1, index + 2], typedWord + next) : [])];
  });
}

/** Answers to words that say something; of a search that has no others, to all. The last word may become one that does. */
function telling(answers: readonly Answer[], typed: readonly string[], prefix: boolean): readonly Answer[] {
  const said = typed.map((word, index) => isTelling(word) || (prefix && index === typed.length - 1));
  const found = answers.filter(({ places }) => places.some((place) => said[place - 1]));
  return found.length > 0 ? found : answers;
}

function answersIn(found: readonly Candidate[], last: number, prefix: boolean): Answer[] {
  return found.flatMap(({ place, span, typed, word, shown }) => {
    const places = span === 1 ? [place] : [place, place + 1];
    const match = wordMatch(typed, word, prefix && places.includes(last));
    return match > 0 ? [{ places, word, shown, match }] : [];
  });
}

async function hitsIn(
  index: KnownSearchIndex,
  pieces: readonly TypedPiece[],
  { prefix, fields }: SearchQuery,
): Promise<SearchHits> {
  const typed = pieces.map(([, word]) => word);
  const found = [
    ...answersIn(candidates(pieces, index.vocabulary), typed.length, prefix),
    ...alikeAnswers(typed, index.vocabulary),
  ];
  const answers = surest(telling(found, typed, prefix));
  const byWord = await index.postingsOf([...new Set(answers.map(({ word }) => word))]);
  const postingsOf = (word: string): readonly Posting[] =>
    (byWord.get(word) ?? []).filter(({ field }) => fields.includes(field));
  return {
    name: JSON.stringify([index.version, pieces, prefix, fields]),
    typed,
    terms: answers.flatMap(({ places, word, shown, match }) => {
      const count = postingsOf(word).reduce((sum, { productIds }) => sum + productIds.length, 0);
      const [place] = places;
      return count > 0 && places.length === 1 && place !== undefined ? [{ place, word, shown, match, count }] : [];
    }),
    hits: answers.flatMap(({ places, word, match }) =>
      postingsOf(word).flatMap(({ productIds, field }) => places.map((place) => ({ productIds, place, field, match }))),
    ),
  };
}

/** Words and hits kept of what was searched for: some megabytes at most. */
const MAX_WEIGHT = 40_000;

const keptHits = new WeakMap<KnownSearchIndex, KeptByWeight<SearchHits>>();

/** The words of the index that are meant, and the products that have them; the same object while the index is the same. */
export async function searchHits(db: CommerceDb, search: SearchQuery): Promise<SearchHits> {
  const { version, pieces } = await followChanges(db, search.query);
  const index = await knownSearchIndex(db, version);
  const kept =
    keptHits.get(index) ?? keptByWeight<SearchHits>(MAX_WEIGHT, ({ terms, hits }) => 8 + terms.length + hits.length);
  keptHits.set(index, kept);
  const name = JSON.stringify([pieces, search.prefix, search.fields]);
  const known = kept.get(name);
  if (known) return known;
  const found = await hitsIn(index, pieces, search);
  kept.set(name, found);
  return found;
}

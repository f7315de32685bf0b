import { paths } from '../../paths.ts';

/** The query of a search page's address. */
export interface SearchWords {
  /** As typed, without needless space; empty when nothing is searched for. */
  words: string;
  /** The one kind of piece to show: 'one-piece'. */
  kind?: string;
}

/** More than anybody types; the provider need not see the rest. */
const LONGEST = 100;
const KIND = /^[a-z][a-z0-9-]{0,39}$/;

export const tidyWords = (typed: string): string => typed.replace(/\s+/g, ' ').trim().slice(0, LONGEST).trim();

/** Reads a query; what makes no sense is as if it were not there. */
export function searchWordsOf(search: string): SearchWords {
  const params = new URLSearchParams(search);
  const words = tidyWords(params.get('q') ?? '');
  const kind = params.get('kind') ?? '';
  return { words, ...(words !== '' && KIND.test(kind) && { kind }) };
}

/** The query that says the same, always in the same words; empty when nothing is searched for. */
export function searchOfWords({ words, kind }: SearchWords): string {
  const tidy = tidyWords(words);
  if (tidy === '') return '';
  const [, query = ''] = paths.search(tidy).split(/(?=\?)/);
  return kind ? `${query}&kind=${kind}` : query;
}

import { paths } from '../../paths.ts';

/** The query of a search page's address. */
export interface SearchTerms {
  /** As typed, without needless space; empty when nothing is searched for. */
  terms: string;
  /** The one kind of product to show: 'one-piece'. */
  kind?: string;
}

/** More than anybody types; the provider need not see the rest. */
const LONGEST = 100;
const KIND = /^[a-z][a-z0-9-]{0,39}$/;

export const tidyTerms = (typed: string): string => typed.replace(/\s+/g, ' ').trim().slice(0, LONGEST).trim();

/** Reads a query; what makes no sense is as if it were not there. */
export function searchTermsOf(search: string): SearchTerms {
  const params = new URLSearchParams(search);
  const terms = tidyTerms(params.get('q') ?? '');
  const kind = params.get('kind') ?? '';
  return { terms, ...(terms !== '' && KIND.test(kind) && { kind }) };
}

/** The query that says the same, always in the same words; empty when nothing is searched for. */
export function searchOfTerms({ terms, kind }: SearchTerms): string {
  const tidy = tidyTerms(terms);
  if (tidy === '') return '';
  const [, query = ''] = paths.search(tidy).split(/(?=\?)/);
  return kind ? `${query}&kind=${kind}` : query;
}

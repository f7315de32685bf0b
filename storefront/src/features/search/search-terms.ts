import { paths } from '../../paths.ts';
import { FILTER_NAME, priceForAddress, priceOfAddress } from '../collection/filter/filter-values.ts';
import { isMoney, type SaidPrice, withoutPriceWords } from './search-price.ts';

/** The query of a search page's address. Words for a price among those that are typed become one. */
export interface SearchTerms extends SaidPrice {
  /** As typed, without needless space; empty when nothing is searched for. */
  terms: string;
  /** The one kind of product to show: 'one-piece'. */
  kind?: string;
  /** Only what can be had in one of them: 'M', 'One Size'. */
  sizes?: readonly string[];
  /** Where the list begins, from 2 on. */
  page?: number;
}

/** More than anybody types; the provider need not see the rest. */
const LONGEST = 100;
/** Nobody wears more. */
const MOST_SIZES = 8;
/** 2 to 99: nobody reads on behind that, and each page costs the provider those before it. */
const PAGE = /^(?:[2-9]|[1-9]\d)$/;

/** No provider takes NUL, and nobody means what cannot be seen. `before-paint-script.ts` knows too what is left of nothing. */
const UNSEEN = /(?!\s)[\p{Cc}\p{Cf}]/gu;

export const tidyTerms = (typed: string): string =>
  typed.replace(UNSEEN, '').replace(/\s+/g, ' ').trim().slice(0, LONGEST).trim();

/** The price an address says, and in what money. */
function priceOf(params: URLSearchParams): SaidPrice {
  const price = priceOfAddress(params.get('price') ?? '');
  const money = params.get('in') ?? '';
  return price ? { price, ...(isMoney(money) && { money }) } : {};
}

/** Reads a query; what makes no sense is as if it were not there. */
export function searchTermsOf(search: string): SearchTerms {
  const params = new URLSearchParams(search);
  const { terms, ...said } = withoutPriceWords(tidyTerms(params.get('q') ?? ''));
  if (terms === '') return { terms };
  const kind = params.get('kind') ?? '';
  const page = params.get('page') ?? '';
  const sizes = (params.get('size') ?? '').split(',').filter((size) => FILTER_NAME.test(size));
  return {
    terms,
    ...(FILTER_NAME.test(kind) && { kind }),
    ...(sizes.length > 0 && { sizes: [...new Set(sizes)].slice(0, MOST_SIZES) }),
    ...(said.price ? said : priceOf(params)),
    ...(PAGE.test(page) && { page: Number(page) }),
  };
}

/** The query that says the same, always in the same words; empty when nothing is searched for. */
export function searchOfTerms({ terms, kind, sizes = [], price, money, page = 1 }: SearchTerms): string {
  const tidy = tidyTerms(terms);
  if (tidy === '') return '';
  const [, query = ''] = paths.search(tidy).split(/(?=\?)/);
  const size = sizes.map(encodeURIComponent).join();
  const cost = price ? `&${priceForAddress(price)}${money ? `&in=${encodeURIComponent(money)}` : ''}` : '';
  return `${query}${kind ? `&kind=${encodeURIComponent(kind)}` : ''}${size ? `&size=${size}` : ''}${cost}${page > 1 ? `&page=${page}` : ''}`;
}

/** The same query, in the words of `searchOfTerms`. */
export const tidySearch = (search: string): string => searchOfTerms(searchTermsOf(search));

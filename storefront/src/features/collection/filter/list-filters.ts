import { isSort, type SortName } from '../bar/sorts.ts';
import { COLOUR_FILTER } from './colour-filter.ts';
import { FILTER_NAME, type PriceSpan, priceForAddress, priceOfAddress } from './filter-values.ts';

/** What a shopper wants of a list, as its address says it. Several values of one kind widen, kinds narrow each other. */
export interface ListFilters {
  /** 'red', in the order of the colour filter. */
  colours: readonly string[];
  /** 'M', 'One Size'. */
  sizes: readonly string[];
  /** The provider's product types, as it spells them: 'one-piece'. */
  kinds: readonly string[];
  /** Cuts and covers as tags of products name them: 'tie-side', 'full'. */
  cuts: readonly string[];
  covers: readonly string[];
  price?: PriceSpan;
  /** Only what can be had, in one of the sizes if there are any. */
  available: boolean;
  sale: boolean;
  sort: SortName;
}

/** What narrows a list. Whoever acts on each has a record by it, so that a new one is missed nowhere. */
export type Narrowing = Exclude<keyof ListFilters, 'sort'>;

export const NO_FILTERS: ListFilters = {
  colours: [],
  sizes: [],
  kinds: [],
  cuts: [],
  covers: [],
  available: false,
  sale: false,
  sort: 'featured',
};

/** Nobody ticks more; an address that names more was not made by a shopper. */
const MOST_VALUES = 12;
const COLOURS = COLOUR_FILTER.map(({ colour }) => colour);
/** What most pieces come in. */
export const LETTER_SIZES: readonly string[] = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const SIZES = ['XXS', ...LETTER_SIZES, 'One Size'];

function valuesOf(params: URLSearchParams, name: string): string[] {
  const values = params
    .getAll(name)
    .flatMap((text) => text.split(','))
    .map((value) => value.trim());
  return [...new Set(values)];
}

const knownSize = (value: string): string => SIZES.find((size) => size.toLowerCase() === value.toLowerCase()) ?? value;

/** Sizes as they hang on a rail, others behind them by name: the order in which an address names them. */
export function inSizeOrder(sizes: readonly string[]): string[] {
  const place = (size: string): number => (SIZES.includes(size) ? SIZES.indexOf(size) : SIZES.length);
  return [...new Set(sizes)].sort((a, b) => place(a) - place(b) || a.localeCompare(b, 'en'));
}

/** Names as the provider has them, in one order. */
const namesOf = (params: URLSearchParams, name: string): string[] =>
  valuesOf(params, name)
    .filter((value) => FILTER_NAME.test(value))
    .sort()
    .slice(0, MOST_VALUES);

/** Reads the query of an address; what makes no sense is as if it were not there. */
export function filtersOf(search: string): ListFilters {
  const params = new URLSearchParams(search);
  const colours = valuesOf(params, 'colour').map((value) => value.toLowerCase());
  const sizes = valuesOf(params, 'size').filter((value) => FILTER_NAME.test(value));
  const price = priceOfAddress(params.get('price') ?? '');
  const sort = params.get('sort') ?? '';
  return {
    colours: COLOURS.filter((colour) => colours.includes(colour)),
    sizes: inSizeOrder(sizes.map(knownSize)).slice(0, MOST_VALUES),
    kinds: namesOf(params, 'kind'),
    cuts: namesOf(params, 'cut'),
    covers: namesOf(params, 'cover'),
    ...(price && { price }),
    available: params.get('available') === '1',
    sale: params.get('sale') === '1',
    sort: isSort(sort) ? sort : 'featured',
  };
}

const list = (values: readonly string[]): string => values.map(encodeURIComponent).join(',');

const named = (name: string, values: readonly string[]): string | false =>
  values.length > 0 && `${name}=${list([...values].sort())}`;

/** The query that says the same, always in the same words; empty when nothing is wanted. */
export function searchOf({ colours, sizes, kinds, cuts, covers, price, ...others }: ListFilters): string {
  const { available, sale, sort } = others;
  const said: Record<keyof ListFilters, string | false | undefined> = {
    colours: colours.length > 0 && `colour=${list(colours)}`,
    sizes: sizes.length > 0 && `size=${list(inSizeOrder(sizes))}`,
    kinds: named('kind', kinds),
    cuts: named('cut', cuts),
    covers: named('cover', covers),
    price: price && priceForAddress(price),
    available: available && 'available=1',
    sale: sale && 'sale=1',
    sort: sort !== 'featured' && `sort=${sort}`,
  };
  const parts = Object.values(said).filter((part) => typeof part === 'string');
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The list with `value` in it, or without it when it was in it. */
export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** What the chip "+" stands for: XL and up. */
export const PLUS_SIZES: readonly string[] = ['XL', 'XXL'];

export const hasPlus = (sizes: readonly string[]): boolean => PLUS_SIZES.every((size) => sizes.includes(size));

/** The sizes with all that "+" stands for, or without any of it when all of it was there. */
export function plusToggled(sizes: readonly string[]): string[] {
  const others = sizes.filter((size) => !PLUS_SIZES.includes(size));
  return hasPlus(sizes) ? others : [...others, ...PLUS_SIZES];
}

import { currencyDecimals } from '../../domain/money/money.ts';
import { COLOUR_FAMILIES } from '../../domain/search/colour-families.ts';
import type { ProductFacets } from '../../domain/search/facets.ts';
import { COVERS, namedTag, nameOfTag } from '../../domain/search/tag-groups.ts';
import type { ProductFilter } from '../generated/resolvers.ts';
import type { FilterSource, FilterValueSource } from './filter.ts';

/** Sizes as they hang on a rail. */
const SIZE_ORDER = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'One Size'];

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** 'one-piece' as a shopper reads it: 'One-piece'. */
const labelOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Values with their counts in the order in which they are known, others behind them by their names. */
function inOrder(counts: Iterable<readonly [value: string, count: number]>, known: readonly string[] = []) {
  const rank = (value: string): number => {
    const place = known.indexOf(value);
    return place === -1 ? known.length : place;
  };
  return [...counts].toSorted(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b, 'en', { numeric: true }));
}

interface Choice {
  key: string;
  label: string;
  count: number;
  input: ProductFilter;
  colour?: string | null;
}

function listFilter(id: string, label: string, choices: readonly Choice[]): FilterSource[] {
  if (choices.length === 0) return [];
  const values = choices.map(
    ({ key, label: text, count, input, colour }): FilterValueSource => ({
      id: `${id}.${slug(key)}`,
      label: text,
      count,
      input: JSON.stringify(input),
      colour: colour ?? null,
    }),
  );
  const presentation = choices.some(({ colour }) => colour !== undefined) ? 'SWATCH' : 'TEXT';
  return [{ id, label, type: 'LIST', presentation, values }];
}

function optionFilters(options: ProductFacets['options']): FilterSource[] {
  const byName = [...options].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return byName.flatMap(([name, counts]) => {
    const values = inOrder(counts, SIZE_ORDER);
    return listFilter(
      `filter.v.option.${slug(name)}`,
      name,
      values.map(([value, count]) => ({ key: value, label: value, count, input: { variantOption: { name, value } } })),
    );
  });
}

/** The tags of a group, by the names in them. */
function namedTags(tags: ProductFacets['tags'], group: 'cut' | 'cover', known?: readonly string[]): Choice[] {
  const names = [...tags].flatMap(([tag, count]) => {
    const name = nameOfTag(group, tag);
    return name === undefined ? [] : [[name, count] as const];
  });
  return inOrder(names, known).map(([name, count]) => ({
    key: name,
    label: labelOf(name),
    count,
    input: { tag: namedTag(group, name) },
  }));
}

function priceFilter(price: ProductFacets['price'], currency: string): FilterSource[] {
  if (!price) return [];
  const unit = 10 ** currencyDecimals(currency);
  const input = JSON.stringify({ price: { min: price.min / unit, max: price.max / unit } } satisfies ProductFilter);
  const value = { id: 'filter.v.price', label: 'Price', count: 0, input, colour: null };
  return [{ id: 'filter.v.price', label: 'Price', type: 'PRICE_RANGE', presentation: null, values: [value] }];
}

/**
 * The filters of a list, with the ids and inputs the hosted provider gives them; prices run from the cheapest to the dearest
 * variant. A filter without values is left out.
 */
export function productFilterList(facets: ProductFacets, currency: string): FilterSource[] {
  const colours = COLOUR_FAMILIES.flatMap(({ tag, label, hex }) => {
    const count = facets.tags.get(tag);
    return count === undefined ? [] : [{ key: tag.replace('filter_', ''), label, count, input: { tag }, colour: hex }];
  });
  const onSale = facets.tags.get('sale');
  const stock = [
    { key: '1', label: 'In stock', count: facets.inStock, input: { available: true } },
    { key: '0', label: 'Out of stock', count: facets.soldOut, input: { available: false } },
  ];
  const types = [...facets.types]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([value, count]) => ({ key: value, label: labelOf(value), count, input: { productType: value } }));
  const sale = onSale === undefined ? [] : [{ key: 'sale', label: 'On sale', count: onSale, input: { tag: 'sale' } }];
  return [
    ...listFilter('filter.v.availability', 'Availability', types.length === 0 ? [] : stock),
    ...priceFilter(facets.price, currency),
    ...optionFilters(facets.options),
    ...listFilter('filter.p.product_type', 'Kind', types),
    ...listFilter('filter.p.tag.colour', 'Colour', colours),
    ...listFilter('filter.p.tag.cut', 'Cut', namedTags(facets.tags, 'cut')),
    ...listFilter('filter.p.tag.cover', 'Cover', namedTags(facets.tags, 'cover', COVERS)),
    ...listFilter('filter.p.tag', 'Sale', sale),
  ];
}

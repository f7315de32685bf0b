import { currencyDecimals } from '../../domain/money/money.ts';
import { COLOUR_FAMILIES } from '../../domain/search/colour-families.ts';
import type { ProductFacets } from '../../domain/search/facets.ts';
import type { ProductFilter } from '../generated/resolvers.ts';
import type { FilterSource, FilterValueSource } from './filter.ts';

/** Sizes as they hang on a rail. Other values follow by their names. */
const SIZE_ORDER = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'One Size'];

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** 'one-piece' as a shopper reads it: 'One-piece'. */
const kindLabel = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);

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
  const rank = (value: string): number => {
    const place = SIZE_ORDER.indexOf(value);
    return place === -1 ? SIZE_ORDER.length : place;
  };
  const byName = [...options].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return byName.flatMap(([name, counts]) => {
    const values = [...counts].toSorted(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b, 'en', { numeric: true }));
    return listFilter(
      `filter.v.option.${slug(name)}`,
      name,
      values.map(([value, count]) => ({ key: value, label: value, count, input: { variantOption: { name, value } } })),
    );
  });
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
    .map(([value, count]) => ({ key: value, label: kindLabel(value), count, input: { productType: value } }));
  const sale = onSale === undefined ? [] : [{ key: 'sale', label: 'On sale', count: onSale, input: { tag: 'sale' } }];
  return [
    ...listFilter('filter.v.availability', 'Availability', types.length === 0 ? [] : stock),
    ...priceFilter(facets.price, currency),
    ...optionFilters(facets.options),
    ...listFilter('filter.p.product_type', 'Kind', types),
    ...listFilter('filter.p.tag.colour', 'Colour', colours),
    ...listFilter('filter.p.tag', 'Sale', sale),
  ];
}

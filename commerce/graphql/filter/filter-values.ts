import { currencyDecimals } from '../../domain/money/money.ts';
import type { FilterValue } from '../../domain/search/product-filters.ts';
import { ownersWithMetafield } from '../../store/catalogue/metafields.ts';
import type { CommerceDb } from '../../store/commerce-database.ts';
import { badInput } from '../bad-input.ts';
import type { MetafieldFilter, PriceRangeFilter, ProductFilter } from '../generated/resolvers.ts';

/** More than any price, and exact as a number of minor units. */
const LARGEST = 1e13;

/** Each metafield is a statement of its own. */
const MAX_FIELDS = 5;

function minorUnits(amount: number, currency: string): number {
  return Math.round(Math.min(Math.max(amount, 0), LARGEST / 100) * 10 ** currencyDecimals(currency));
}

function priceFilter({ min, max }: PriceRangeFilter, currency: string): FilterValue {
  return {
    kind: 'price',
    value: {
      min: minorUnits(min ?? 0, currency),
      max: typeof max === 'number' ? minorUnits(max, currency) : null,
    },
  };
}

const fieldName = ({ namespace, key }: MetafieldFilter): string => `${namespace}.${key}`;

async function metafieldFilters(
  { productMetafield, variantMetafield }: ProductFilter,
  db: CommerceDb,
): Promise<FilterValue[]> {
  return [
    ...(productMetafield
      ? [
          {
            kind: 'products',
            name: fieldName(productMetafield),
            ids: await ownersWithMetafield(db, 'product', productMetafield),
          } as const,
        ]
      : []),
    ...(variantMetafield
      ? [
          {
            kind: 'variants',
            name: fieldName(variantMetafield),
            ids: await ownersWithMetafield(db, 'variant', variantMetafield),
          } as const,
        ]
      : []),
  ];
}

/** No product is of a category of the taxonomy (`Product.category`), so none meets a filter by one. */
const taxonomyFilters = ({ category, taxonomyMetafield }: ProductFilter): FilterValue[] =>
  [...(category ? ['category'] : []), ...(taxonomyMetafield ? ['taxonomy'] : [])].map((name) => ({
    kind: 'products',
    name,
    ids: new Set(),
  }));

function plainFilters(filter: ProductFilter, currency: string): FilterValue[] {
  const { available, price, variantOption, productType, productVendor, tag } = filter;
  return [
    ...taxonomyFilters(filter),
    ...(typeof available === 'boolean' ? [{ kind: 'available', value: available } as const] : []),
    ...(price ? [priceFilter(price, currency)] : []),
    ...(variantOption ? [{ kind: 'option', ...variantOption } as const] : []),
    ...(typeof productType === 'string' ? [{ kind: 'type', value: productType } as const] : []),
    ...(typeof productVendor === 'string' ? [{ kind: 'vendor', value: productVendor } as const] : []),
    ...(typeof tag === 'string' ? [{ kind: 'tag', value: tag } as const] : []),
  ];
}

const hasField = ({ productMetafield, variantMetafield }: ProductFilter): boolean =>
  Boolean(productMetafield ?? variantMetafield);

/** Reads `filters` as the Storefront API gives them; prices are in the buyer's currency. */
export async function filterValues(
  filters: readonly ProductFilter[],
  currency: string,
  db: CommerceDb,
): Promise<FilterValue[]> {
  for (const { price } of filters) {
    if (price && typeof price.max === 'number' && price.max < (price.min ?? 0))
      throw badInput('The price filter ends below its beginning.');
  }
  const requested = filters.filter(hasField);
  if (requested.length > MAX_FIELDS) throw badInput(`A list can be filtered by ${MAX_FIELDS} metafields at most.`);
  const fields = await Promise.all(requested.map((filter) => metafieldFilters(filter, db)));
  return [...filters.flatMap((filter) => plainFilters(filter, currency)), ...fields.flat()];
}

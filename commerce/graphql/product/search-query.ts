import { currencyDecimals } from '../../domain/money/money.ts';
import { VENDOR } from '../../domain/search/listed-product.ts';
import type { ProductCondition } from '../../store/catalogue/product-conditions.ts';
import { badInput } from '../bad-input.ts';
import { namedMoment } from '../search/search-fields.ts';
import { readSearchQuery, type SearchTerm } from '../search/search-syntax.ts';

/** A date with a year of four digits: of years before and behind those PostgreSQL knows some only. */
function dateOf(text: string): Date {
  const date = namedMoment(text);
  const year = date.getUTCFullYear();
  if (!(year > 0 && year < 10_000)) throw badInput(`'${text}' is not a date.`);
  return date;
}

function priceOf(text: string, currency: string): number {
  if (!/^\d{1,9}(\.\d{1,4})?$/.test(text)) throw badInput(`'${text}' is not a price.`);
  return Math.round(Number(text) * 10 ** currencyDecimals(currency));
}

function titleCondition(value: string): ProductCondition {
  return value.endsWith('*') ? { field: 'titleStart', value: value.slice(0, -1) } : { field: 'title', value };
}

function condition({ field, comparison, value }: SearchTerm, currency: string): ProductCondition | undefined {
  switch (field) {
    case undefined:
      return value === '' || value === '*' ? { all: [] } : { field: 'text', value: value.replace(/\*$/, '') };
    case 'tag':
      return { field: 'tag', value };
    case 'tag_not':
      return { not: { field: 'tag', value } };
    case 'product_type':
      return { any: value.split(',').map((kind) => ({ field: 'kind', value: kind.trim() })) };
    case 'title':
      return titleCondition(value);
    case 'vendor':
      return { field: 'always', value: value.toLowerCase() === VENDOR.toLowerCase() };
    case 'available_for_sale':
      if (value !== 'true' && value !== 'false') throw badInput('available_for_sale is true or false.');
      return { field: 'available', value: value === 'true' };
    case 'created_at':
      return { field: 'created', comparison: comparison ?? '=', value: dateOf(value) };
    case 'updated_at':
      return { field: 'updated', comparison: comparison ?? '=', value: dateOf(value) };
    case 'variants.price':
      return { field: 'price', comparison: comparison ?? '=', value: priceOf(value, currency) };
    default:
      return undefined;
  }
}

/**
 * What the list of products is searched for (`../search/search-syntax.ts`). A field that products have none of is passed over, as
 * the hosted provider does; a value that makes no sense of a field they have is refused with its name.
 */
export const parseSearchQuery = (query: string, currency: string): ProductCondition =>
  readSearchQuery<ProductCondition>(query, (term) => condition(term, currency));

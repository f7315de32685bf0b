import type { ProductCondition } from '../../store/product-conditions.ts';
import { badInput } from '../bad-input.ts';

const TERM = /(-)?(?:(\w[\w.]*):)?(?:"([^"]*)"|'([^']*)'|(\S+))/g;

function condition(field: string | undefined, value: string, negated: boolean): ProductCondition {
  switch (field) {
    case undefined:
      return { field: 'text', value, negated };
    case 'tag':
      return { field: 'tag', value, negated };
    case 'tag_not':
      return { field: 'tag', value, negated: !negated };
    case 'product_type':
      return { field: 'kind', value, negated };
    case 'title':
      return { field: 'title', value: value.replace(/\*$/, ''), negated };
    case 'available_for_sale':
      if (value !== 'true' && value !== 'false') throw badInput('available_for_sale is true or false.');
      return { field: 'available', value: value === 'true', negated };
    default:
      throw badInput(`The search field ${field} is not supported by this provider.`);
  }
}

/**
 * The part of the Storefront API's search syntax this provider speaks: words, `field:value`, quotes, `-` before a term; all
 * terms must hold. Anything beyond it is refused with its name, not passed over.
 */
export function parseSearchQuery(query: string): ProductCondition[] {
  const conditions: ProductCondition[] = [];
  for (const [whole, minus, field, double, single, word] of query.matchAll(TERM)) {
    if (whole === 'AND') continue;
    if (whole === 'OR' || whole === 'NOT' || /^[()]|[()]$/.test(word ?? ''))
      throw badInput('OR, NOT and brackets are not supported in search queries by this provider.');
    const value = double ?? single ?? word ?? '';
    if (value !== '' && value !== '*') conditions.push(condition(field, value, minus === '-'));
  }
  return conditions;
}

import { currencyDecimals } from '../../domain/money/money.ts';
import { VENDOR } from '../../domain/search/vendor.ts';
import type { Comparison, ProductCondition } from '../../store/catalogue/product-conditions.ts';
import { badInput } from '../bad-input.ts';

interface Term {
  field: string | undefined;
  comparison: Comparison | undefined;
  value: string;
}
type Token = Term | 'AND' | 'OR' | 'NOT' | '(' | ')';

const TOKEN = /([()])|(-)?(?:(\w[\w.]*):)?(<=|>=|<|>)?(?:"([^"]*)"|'([^']*)'|([^\s()]+))/g;

/** Nobody types more; a machine that does is refused before it costs anything. */
const MAX_TERMS = 50;

const COMPARISONS: Readonly<Record<string, Comparison>> = { '<': '<', '<=': '<=', '>': '>', '>=': '>=' };

const isBracket = (text: string | undefined): text is '(' | ')' => text === '(' || text === ')';
const isOperator = (text: string | undefined): text is 'AND' | 'OR' | 'NOT' =>
  text === 'AND' || text === 'OR' || text === 'NOT';

function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  for (const [, bracket, minus, field, sign = '', double, single, word] of query.matchAll(TOKEN)) {
    if (isBracket(bracket)) tokens.push(bracket);
    else if (field === undefined && isOperator(word)) tokens.push(word);
    else
      tokens.push(...(minus ? (['NOT'] as const) : []), {
        field,
        comparison: COMPARISONS[sign],
        value: double ?? single ?? word ?? '',
      });
  }
  if (tokens.length > MAX_TERMS) throw badInput(`A search query takes ${MAX_TERMS} terms at most.`);
  return tokens;
}

function dateOf(text: string): Date {
  const date = text === 'now' ? new Date() : new Date(text);
  if (Number.isNaN(date.getTime())) throw badInput(`'${text}' is not a date.`);
  return date;
}

function priceOf(text: string, currency: string): number {
  if (!/^\d{1,9}(\.\d{1,4})?$/.test(text)) throw badInput(`'${text}' is not a price.`);
  return Math.round(Number(text) * 10 ** currencyDecimals(currency));
}

function titleCondition(value: string): ProductCondition {
  return value.endsWith('*') ? { field: 'titleStart', value: value.slice(0, -1) } : { field: 'title', value };
}

function condition({ field, comparison, value }: Term, currency: string): ProductCondition {
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
      throw badInput(`The search field ${field} is not supported by this provider.`);
  }
}

/** Reads tokens by descent: OR binds weaker than AND, which may be left out; NOT binds strongest. */
function createReader(tokens: readonly Token[], currency: string) {
  let next = 0;

  function factor(): ProductCondition {
    const token = tokens[next];
    next += 1;
    if (token === 'NOT') return { not: factor() };
    if (token === '(') {
      const inner = either();
      if (tokens[next] !== ')') throw badInput('A bracket of the search query is not closed.');
      next += 1;
      return inner;
    }
    if (token === undefined || typeof token === 'string') throw badInput('The search query lacks a term.');
    return condition(token, currency);
  }

  function both(): ProductCondition {
    const conditions = [factor()];
    while (next < tokens.length && tokens[next] !== 'OR' && tokens[next] !== ')') {
      if (tokens[next] === 'AND') next += 1;
      conditions.push(factor());
    }
    const [only] = conditions;
    return conditions.length === 1 && only ? only : { all: conditions };
  }

  function either(): ProductCondition {
    const conditions = [both()];
    while (tokens[next] === 'OR') {
      next += 1;
      conditions.push(both());
    }
    const [only] = conditions;
    return conditions.length === 1 && only ? only : { any: conditions };
  }

  return (): ProductCondition => {
    const whole = either();
    if (next < tokens.length) throw badInput('A bracket of the search query was not opened.');
    return whole;
  };
}

/**
 * The Storefront API's search syntax (https://shopify.dev/docs/api/usage/search-syntax): words, `field:value`, quotes,
 * comparisons, AND, OR, NOT or `-`, brackets. Anything beyond it is refused with its name, not passed over.
 */
export function parseSearchQuery(query: string, currency: string): ProductCondition {
  const tokens = tokensOf(query);
  return tokens.length === 0 ? { all: [] } : createReader(tokens, currency)();
}

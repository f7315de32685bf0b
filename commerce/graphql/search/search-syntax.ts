import { badInput } from '../bad-input.ts';

/** A word, or a field with what is asked of it. */
export interface SearchTerm {
  /** Absent for a bare word. */
  field: string | undefined;
  comparison: '<' | '<=' | '>' | '>=' | undefined;
  value: string;
}

/** What a query asks for: `Leaf` is what a reader makes of a term. */
export type SearchExpression<Leaf> =
  | Leaf
  | { not: SearchExpression<Leaf> }
  | { all: readonly SearchExpression<Leaf>[] }
  | { any: readonly SearchExpression<Leaf>[] };

type Token = SearchTerm | 'AND' | 'OR' | 'NOT' | '(' | ')';

const TOKEN = /([()])|(-)?(?:(\w[\w.]*):)?(<=|>=|<|>)?(?:"([^"]*)"|'([^']*)'|([^\s()]+))/g;

/** Nobody types more; a machine that does is refused before it costs anything. */
const MAX_TERMS = 50;

const COMPARISONS: Readonly<Record<string, SearchTerm['comparison']>> = { '<': '<', '<=': '<=', '>': '>', '>=': '>=' };

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

const ALL = { all: [] } as const;

/** Reads tokens by descent: OR binds weaker than AND, which may be left out; NOT binds strongest. */
function createReader<Leaf>(tokens: readonly Token[], read: (term: SearchTerm) => Leaf | undefined) {
  let next = 0;

  /** Undefined for what is not to be minded: an ignored term changes nothing, negated or not. */
  function factor(): SearchExpression<Leaf> | undefined {
    const token = tokens[next];
    next += 1;
    if (token === 'NOT') {
      const inner = factor();
      return inner && { not: inner };
    }
    if (token === '(') {
      const inner = either();
      if (tokens[next] !== ')') throw badInput('A bracket of the search query is not closed.');
      next += 1;
      return inner;
    }
    if (token === undefined || typeof token === 'string') throw badInput('The search query lacks a term.');
    return read(token);
  }

  function both(): SearchExpression<Leaf> | undefined {
    const found = [factor()];
    while (next < tokens.length && tokens[next] !== 'OR' && tokens[next] !== ')') {
      if (tokens[next] === 'AND') next += 1;
      found.push(factor());
    }
    const minded = found.filter((each) => each !== undefined);
    return minded.length > 1 ? { all: minded } : minded[0];
  }

  function either(): SearchExpression<Leaf> | undefined {
    const found = [both()];
    while (tokens[next] === 'OR') {
      next += 1;
      found.push(both());
    }
    const minded = found.filter((each) => each !== undefined);
    return minded.length > 1 ? { any: minded } : minded[0];
  }

  return (): SearchExpression<Leaf> => {
    const whole = either();
    if (next < tokens.length) throw badInput('A bracket of the search query was not opened.');
    return whole ?? ALL;
  };
}

/**
 * The Storefront API's search syntax (https://shopify.dev/docs/api/usage/search-syntax): words, `field:value`, quotes,
 * comparisons, AND, OR, NOT or `-`, brackets. `read` makes of a term what is looked for; a term of a field that it does not know
 * (undefined) is passed over, as the hosted provider does.
 */
export function readSearchQuery<Leaf>(
  query: string,
  read: (term: SearchTerm) => Leaf | undefined,
): SearchExpression<Leaf> {
  const tokens = tokensOf(query);
  return tokens.length === 0 ? ALL : createReader(tokens, read)();
}

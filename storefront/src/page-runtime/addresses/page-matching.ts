/**
 * The segments of an address's path, decoded once each; query and hash are dropped, `/index.html` is `/`.
 * `undefined` when it cannot be the path of a page: malformed percent signs, empty or dot segments, NUL.
 */
export function pageSegments(address: string): readonly string[] | undefined {
  const path = address.replace(/[?#].*$/s, '').replace(/^\/index\.html$/, '/');
  const inner = path.replace(/^\//, '').replace(/\/$/, '');
  if (inner === '') return path === '//' ? undefined : [];
  const segments: string[] = [];
  for (const raw of inner.split('/')) {
    const segment = decoded(raw);
    if (segment === undefined || segment === '' || segment === '.' || segment === '..' || segment.includes('\0')) {
      return undefined;
    }
    segments.push(segment);
  }
  return segments;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** One row of the page table. `:name` takes one segment, `:lang` one that names a language, a final `*` the rest. */
export interface PageTableRow {
  /** The pattern, or for the wildcard the page it leads to. */
  path: string;
  matchPath: string;
  /** The page module that shows it, and the `componentChunkName` of its page data. */
  template: string;
  /** What stands in the address is for the browser alone: one page, by its pattern, is served for every one that matches. */
  isSecret?: boolean;
}

/** What an address leads to. */
export interface PageMatch {
  row: PageTableRow;
  params: Readonly<Record<string, string>>;
  /** The page's own path, decoded, as its page data names it: `/products/kaila-top-passionfruit/`. */
  pagePath: string;
  /** The same percent-encoded: the page's one canonical address. */
  address: string;
  /** Where its page data lies. Also what pages are cached by. */
  dataUrl: string;
}

/** The page table, ready to be asked. */
export interface PageTable {
  /** The page an address leads to; the wildcard's when no row matches; `undefined` when there is no wildcard either. */
  find(address: string): PageMatch | undefined;
  /** Whether a row other than the wildcard matches, spelled as the row is: with or without its final slash. */
  isKnown(address: string): boolean;
}

const WILDCARD = '/*';
const LANGUAGE_PART = ':lang';
/** 'de', 'pt-BR', and the word for one: a page that is one for all is asked for by its pattern. */
const LANGUAGE = /^(?::lang|[a-z]{2}(?:-[a-z]{2})?)$/i;

function segmentScore(segment: string): number {
  if (segment.startsWith('*')) return -1;
  return segment.startsWith(':') ? 6 : 7;
}

/** How special a pattern is; of two that match, the higher one wins. */
export function patternScore(matchPath: string): number {
  const segments = patternSegments(matchPath);
  return segments.length === 0 ? 5 : segments.reduce((sum, segment) => sum + segmentScore(segment), 0);
}

function patternSegments(matchPath: string): readonly string[] {
  return matchPath.split('/').filter((segment) => segment !== '');
}

const takes = (part: string, segment: string): boolean =>
  part === LANGUAGE_PART ? LANGUAGE.test(segment) : part.startsWith(':') || part === segment;

function matchParams(
  pattern: readonly string[],
  segments: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    if (part.startsWith('*')) {
      params[part.slice(1) || '*'] = segments.slice(index).join('/');
      return params;
    }
    const segment = segments[index];
    if (segment === undefined || !takes(part, segment)) return undefined;
    if (part.startsWith(':')) params[part.slice(1)] = segment;
  }
  return segments.length === pattern.length ? params : undefined;
}

function matchOf(row: PageTableRow, params: PageMatch['params'], requested: readonly string[]): PageMatch {
  const segments = row.isSecret ? patternSegments(row.path) : requested;
  const slash = row.path.endsWith('/') && segments.length > 0 ? '/' : '';
  const encoded = segments.map(encodeURIComponent).join('/');
  return {
    row,
    params,
    pagePath: `/${segments.join('/')}${slash}`,
    address: `/${encoded}${slash}`,
    dataUrl: `/page-data/${encoded || 'index'}/page-data.json`,
  };
}

/** Orders the rows by `patternScore`; ties keep their order. */
export function createPageTable(rows: readonly PageTableRow[]): PageTable {
  const wildcard = rows.find((row) => row.matchPath === WILDCARD);
  const patterns = rows
    .filter((row) => row !== wildcard)
    .map((row) => ({ row, segments: patternSegments(row.matchPath), score: patternScore(row.matchPath) }))
    .sort((a, b) => b.score - a.score);

  function findKnown(segments: readonly string[]): PageMatch | undefined {
    for (const pattern of patterns) {
      const params = matchParams(pattern.segments, segments);
      if (params) return matchOf(pattern.row, params, segments);
    }
    return undefined;
  }

  return {
    find(address) {
      const segments = pageSegments(address);
      const known = segments && findKnown(segments);
      return known ?? (wildcard && matchOf(wildcard, {}, patternSegments(wildcard.path)));
    },
    isKnown(address) {
      const segments = pageSegments(address);
      const known = segments && findKnown(segments);
      return known !== undefined && address.replace(/[?#].*$/s, '').endsWith('/') === known.pagePath.endsWith('/');
    },
  };
}

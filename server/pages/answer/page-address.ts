import type { PageTarget } from '@bluebird-bay/storefront/src/storefront-renderer.ts';

/** What a request for a page comes to. */
export type PageAnswer =
  | { kind: 'page'; address: string; isSecret: boolean }
  /** The same page under its canonical address; starts with a single slash. */
  | { kind: 'redirect'; to: string; isSecret: boolean }
  | { kind: 'missing' };

const LONGEST = 2_000;
/** Names of files get no slash (RTE-008): what is no page as it stands is none. */
const FILE = /\.(?:html|json|js|map|txt|xml|pdf)$/;

/**
 * Decides by the address alone. `pathname` and `search` as the request has them. The final slash is the only difference
 * that is worth a redirect, and `/index.html`; everything else either is a page or is not.
 */
export function pageAnswer(pathname: string, search: string, find: (address: string) => PageTarget): PageAnswer {
  if (pathname.length > LONGEST) return { kind: 'missing' };
  const { address, isUnknown, isSecret } = find(pathname);
  if (isUnknown) return { kind: 'missing' };
  const isCanonical = pathname !== '/index.html' && pathname.endsWith('/') === address.endsWith('/');
  if (isCanonical) return { kind: 'page', address, isSecret };
  if (FILE.test(pathname) && pathname !== '/index.html') return { kind: 'missing' };
  return { kind: 'redirect', to: (isSecret ? `${pathname}/` : address) + search, isSecret };
}

const PAGE_DATA = /^\/page-data\/(.+)\/page-data(?:\.([A-Z]{2}))?\.json$/;

/** Whose data a path names. */
export interface PageDataAddress {
  /** The page's canonical address. */
  address: string;
  /** Whose prices; absent: those the page itself shows. */
  country?: string;
}

/** What a path like `/page-data/products/a/page-data.US.json` names, or `undefined` when it names no page. */
export function pageDataAddress(pathname: string, find: (address: string) => PageTarget): PageDataAddress | undefined {
  const [, inner, country] = PAGE_DATA.exec(pathname) ?? [];
  if (!inner || pathname.length > LONGEST) return undefined;
  const { address, isUnknown } = find(inner === 'index' ? '/' : `/${inner}`);
  return isUnknown ? undefined : { address, ...(country && { country }) };
}

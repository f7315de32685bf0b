import type { PageTarget } from '@bluebird-bay/storefront/src/storefront-renderer.ts';

/** What a request for a page comes to. */
export type PageAnswer =
  | { kind: 'page'; address: string }
  /** The same page under its canonical address; starts with a single slash. */
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' };

const LONGEST = 2_000;

/**
 * Decides by the address alone. `pathname` and `search` as the request has them. The final slash is the only difference
 * that is worth a redirect, and `/index.html`; everything else either is a page or is not.
 */
export function pageAnswer(pathname: string, search: string, find: (address: string) => PageTarget): PageAnswer {
  if (pathname.length > LONGEST) return { kind: 'missing' };
  const { address, isUnknown } = find(pathname);
  if (isUnknown) return { kind: 'missing' };
  const isCanonical = pathname !== '/index.html' && pathname.endsWith('/') === address.endsWith('/');
  return isCanonical ? { kind: 'page', address } : { kind: 'redirect', to: address + search };
}

const PAGE_DATA = /^\/page-data\/(.+)\/page-data\.json$/;

/** The canonical address of the page whose data a path names, or `undefined` when it names none. */
export function pageDataAddress(pathname: string, find: (address: string) => PageTarget): string | undefined {
  const inner = PAGE_DATA.exec(pathname)?.[1];
  if (!inner || pathname.length > LONGEST) return undefined;
  const { address, isUnknown } = find(inner === 'index' ? '/' : `/${inner}`);
  return isUnknown ? undefined : address;
}

/**
 * What the worker makes of a request. `document` and `data` come from the network while there is one, and as last seen
 * otherwise; `asset` and `picture` never change under their address; everything else is the browser's own affair.
 */
export type RequestKind = 'document' | 'data' | 'asset' | 'picture' | 'other';

/** What the kind is read from. */
export interface RequestDetails {
  method: string;
  mode: string;
  url: URL;
  /** The origin the worker belongs to. */
  origin: string;
  /** Somebody says who they are. */
  authorized: boolean;
}

/** Whatever is about a person, or leads to one: it is neither kept nor looked at. A language may stand before it, or the word for one. */
const PRIVATE =
  /^(?:\/page-data)?\/(?:(?:[a-z]{2}(?:-[a-z]{2})?|%3Alang)\/)?(?:account|user-account|checkouts|bb-wishlist|wishlist|services|api|mailbox)(?:\/|$)/i;
const DATA = /^\/(?:page-data\/.+\/page-data(?:\.[A-Z]{2})?|page-data\/sq\/d\/\d+|slice-data\/[\w-]+)\.json$/;
const PAGE = /^\/(?:[^.]*|(?:404|500|index)\.html)$/;

export function requestKind({ method, mode, url, origin, authorized }: RequestDetails): RequestKind {
  const { pathname } = url;
  if (method !== 'GET' || authorized || url.origin !== origin || PRIVATE.test(pathname)) return 'other';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith('/pictures/')) return 'picture';
  if (DATA.test(pathname)) return 'data';
  return mode === 'navigate' && PAGE.test(pathname) ? 'document' : 'other';
}

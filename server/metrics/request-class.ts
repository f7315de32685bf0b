/** What kind of thing is asked for: few enough to tell apart on one screen, and never an address. */
export type RequestClass =
  | 'page'
  | 'page data'
  | 'file'
  | 'picture'
  | 'api'
  | 'checkout'
  | 'services'
  | 'webhook'
  | 'operations';

const BEGINNINGS: ReadonlyArray<readonly [string, RequestClass]> = [
  ['/pictures/', 'picture'],
  ['/api/', 'api'],
  ['/checkouts/', 'checkout'],
  ['/services/webhooks', 'webhook'],
  ['/services/', 'services'],
  ['/bb-wishlist', 'services'],
  ['/webhooks/', 'webhook'],
  ['/page-data/', 'page data'],
  ['/healthz', 'operations'],
  ['/readyz', 'operations'],
  ['/metrics', 'operations'],
  ['/mailbox', 'operations'],
];

/** The class of a path, as it was asked for. */
export function requestClass(url: string): RequestClass {
  const path = url.split('?', 1)[0] ?? '';
  const known = BEGINNINGS.find(([beginning]) => path.startsWith(beginning));
  if (known) return known[1];
  return /\.[a-z0-9]{2,11}$/.test(path) ? 'file' : 'page';
}

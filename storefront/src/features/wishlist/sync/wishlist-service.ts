import { entriesOf, type WishlistEntry } from '../wishlist-entry.ts';

/** Where customers' lists are kept (specification §7). */
const ADDRESS = '/bb-wishlist';
const TIMEOUT_MS = 12_000;

/** A customer's list as the service holds it. */
export interface StoredList {
  entries: readonly WishlistEntry[];
  /** Names this state of the list; a write says which one it builds on. */
  version: string;
}

export interface WishlistService {
  /** Throws when it cannot be had, or is not to be understood. */
  read(): Promise<StoredList>;
  /** `isWritten` is false where another device was quicker; the list is then what that one has made of it. Throws. */
  write(entries: readonly WishlistEntry[], version: string): Promise<StoredList & { isWritten: boolean }>;
}

/**
 * The entries of an answer's text. Without any the list is empty (WSH-014); text that is no list is a fault of the service,
 * and not a list that was emptied elsewhere: throws.
 */
function entriesOfText(text: unknown): WishlistEntry[] {
  if (typeof text !== 'string' || text === '') return [];
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error('The wishlist service answered with no list.');
  return entriesOf(list);
}

async function storedList(response: Response): Promise<StoredList> {
  const body: unknown = await response.json();
  const first: unknown = Array.isArray(body) ? body[0] : undefined;
  const products = typeof first === 'object' && first !== null && 'products' in first ? first.products : undefined;
  const version = response.headers.get('etag');
  // A write that builds on no version would take back what other devices wrote.
  if (!version) throw new Error('The wishlist service did not say which state its list is in.');
  return { entries: entriesOfText(products), version };
}

interface Customer {
  /** The plain id. */
  owner: string;
  /** Proves it. */
  token: string;
}

/** The service, for one customer. */
export function wishlistService({ owner, token }: Customer, send: typeof fetch): WishlistService {
  async function request(init: RequestInit, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const response = await send(ADDRESS, {
      ...init,
      headers: { 'x-user-id': owner, authorization: `Bearer ${token}`, ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      cache: 'no-store',
    });
    if (!response.ok && response.status !== 412) throw new Error(`The wishlist service answered ${response.status}.`);
    return response;
  }

  return {
    read: async () => storedList(await request({})),
    async write(entries, version) {
      const headers = { 'content-type': 'application/json', 'if-match': version };
      const response = await request({ method: 'POST', body: JSON.stringify(entries) }, headers);
      return { ...(await storedList(response)), isWritten: response.ok };
    },
  };
}

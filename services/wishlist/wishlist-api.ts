import type { Asker } from '../caller.ts';
import { provenCustomer } from '../customer-of.ts';
import { readBody } from '../read-request.ts';
import type { ServiceParts } from '../service-parts.ts';
import { WishlistBody } from './wishlist-entry.ts';
import { readWishlist, type StoredWishlist, writeWishlist } from './wishlists.ts';

/** Room for a full list whose entries name every size. */
const LARGEST_LIST = 128 * 1024;
const MINUTE_MS = 60_000;

/** What an answer holds: the list's version, for `ETag`, and the body of specification §7. */
export interface WishlistAnswer {
  /** 412: the list has changed since the caller read it; the answer holds what it has become. */
  status: 200 | 412;
  etag: string;
  body: [{ products: string }];
}

const answer = ({ products, version }: StoredWishlist, status: WishlistAnswer['status']): WishlistAnswer => ({
  status,
  etag: `"${version}"`,
  body: [{ products }],
});

/**
 * The version a caller has read, from `If-Match`, also as a proxy that compresses passes it on; undefined where they do not
 * say.
 */
function versionRead(request: Request): number | undefined {
  const version = /^(?:W\/)?"(\d{1,15})"$/.exec(request.headers.get('if-match') ?? '')?.[1];
  return version === undefined ? undefined : Number(version);
}

/** `/bb-wishlist`: a customer's list, read and written whole. Every call throws Refusal, BadInput and TooMany. */
export function createWishlistApi({ db, customerOf, throttle }: ServiceParts) {
  const ofNetwork = throttle('wishlists, network', { most: 600, windowMs: MINUTE_MS });
  const ofCustomer = throttle('wishlists, customer', { most: 120, windowMs: MINUTE_MS });

  async function proven(request: Request, { network }: Asker): Promise<string> {
    await ofNetwork.count(network);
    const customer = await provenCustomer(request, customerOf);
    await ofCustomer.count(customer);
    return customer;
  }

  return {
    async read(request: Request, asker: Asker): Promise<WishlistAnswer> {
      return answer(await readWishlist(db, await proven(request, asker)), 200);
    },

    async write(request: Request, asker: Asker): Promise<WishlistAnswer> {
      const customer = await proven(request, asker);
      const entries = await readBody(request, WishlistBody, LARGEST_LIST);
      const written = await writeWishlist(db, customer, JSON.stringify(entries), versionRead(request));
      return written ? answer(written, 200) : answer(await readWishlist(db, customer), 412);
    },
  };
}

import type { PasswordHasher } from '../account/password-hasher.ts';
import type { KeyedQueue } from '../cart/cart-queue.ts';
import type { NetworkLimits } from '../cart/network-limits.ts';
import type { Offers } from '../domain/cart/cart-pricing.ts';
import type { ShopPromise } from '../domain/promo/shop-promises.ts';
import type { CommerceDb } from '../store/commerce-database.ts';
import type { CatalogueLoaders } from './batching/catalogue-loaders.ts';
import type { OrderLoaders } from './order/order-loaders.ts';

/** Who asks, as `@inContext` says or as the shop assumes. */
export interface BuyerContext {
  /** ISO 3166 code. */
  country: string;
  /** The shop speaks one language. */
  language: 'EN';
  /** What the country pays in. */
  currency: string;
}

/** What is known of an operation before it runs. */
export interface PreparedOperation extends BuyerContext {
  /** It says for whom it is made. */
  hasContext: boolean;
  /** Whose access token `@inContext` shows; undefined where none does. */
  buyerToken?: string | undefined;
  /** The objects it could bring. */
  cost: number;
}

/** What every resolver gets. */
export interface RequestContext extends PreparedOperation {
  /** Asked without any token: some fields are not for everybody. */
  isTokenless: boolean;
  requestId: string;
  /** The client can read an answer in parts (`multipart/mixed`). */
  acceptsParts: boolean;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  db: CommerceDb;
  /** Whether carts show what offers take off. */
  offers: Offers;
  now(): Date;
  /** Where the request comes from, as contract/network.ts counts it. */
  network: string;
  hasher: PasswordHasher;
  /** What networks may do with carts. */
  cartLimits: NetworkLimits;
  /** Changes of one cart wait in it for each other. */
  cartQueue: KeyedQueue;
  /** Where the shop is served: 'https://shop.example', without a slash at its end. */
  shopOrigin: string;
  /** Origin of the storefront whose page asks, where that is another than the shop's own. */
  storefront: string | null;
  /** The full address of a picture in a width (400, 800 or 1200). */
  pictureUrl(spec: string, width: number): string;
  /** What else the shop promises whoever asks, by name. */
  furtherPromises(buyer: BuyerContext): readonly ShopPromise[];
  /** The catalogue priced in a currency; the same loaders each time within a request. */
  catalogue(currency: string): CatalogueLoaders;
  orders: OrderLoaders;
}

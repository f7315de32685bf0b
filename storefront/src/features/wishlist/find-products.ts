import { browserClient } from '../../storefront-api/browser-client.ts';
import {
  type ProductCardFragment,
  WishlistProduct,
  WishlistProducts,
} from '../../storefront-api/generated/operations.ts';
import { currentCountry } from '../country/current-country.ts';
import { type ProductCardData, productCardData } from '../product/card/product-card-data.ts';
import { productOf } from '../product/card/product-node.ts';
import { identityOf, type WishlistEntry } from './wishlist-entry.ts';

/** By handle: the product as it stands today, or `gone` when the shop no longer has it. */
export type FoundProducts = ReadonlyMap<string, ProductCardData | 'gone'>;

type Found<Product> = [string, Product | 'gone'];

async function byHandle<Product>(
  handle: string,
  read: (product: ProductCardFragment) => Product,
  signal: AbortSignal,
): Promise<Found<Product> | undefined> {
  const answer = await browserClient().request(WishlistProduct, { handle, country: currentCountry() }, { signal });
  if (!answer.ok) return undefined;
  return [handle, answer.data.product ? read(answer.data.product) : 'gone'];
}

/** All of `found`, or `undefined` if the provider left out one answer: half a list would look like a loss. */
const whole = <Product>(
  found: ReadonlyArray<Found<Product> | undefined>,
): ReadonlyMap<string, Product | 'gone'> | undefined =>
  found.includes(undefined) ? undefined : new Map(found.filter((one) => one !== undefined));

/** The products with these handles, as `read` takes them; `undefined` when the provider does not answer. */
export async function findEach<Product>(
  handles: readonly string[],
  read: (product: ProductCardFragment) => Product,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Product | 'gone'> | undefined> {
  return whole(await Promise.all(handles.map((handle) => byHandle(handle, read, signal))));
}

/** The products with these handles; `undefined` when the provider does not answer. */
export const findByHandles = (handles: readonly string[], signal: AbortSignal): Promise<FoundProducts | undefined> =>
  findEach(handles, productCardData, signal);

/** The products of a list in one request; a product whose variant is gone is looked for by its handle. */
export async function findByEntries(
  entries: readonly WishlistEntry[],
  signal: AbortSignal,
): Promise<FoundProducts | undefined> {
  if (entries.length === 0) return new Map();
  const ids = entries.map(identityOf).filter((id) => id !== undefined);
  const answer = await browserClient().request(WishlistProducts, { ids, country: currentCountry() }, { signal });
  // An id that is none at all makes the provider refuse the request; handles always make sense.
  if (!answer.ok && answer.failure.kind !== 'refused') return undefined;
  const products = answer.ok ? answer.data.nodes.map(productOf) : [];
  const cards = new Map(products.flatMap((product) => (product ? [[product.handle, productCardData(product)]] : [])));
  const found = entries.map(async ({ handle }): Promise<Found<ProductCardData> | undefined> => {
    const card = cards.get(handle);
    return card ? [handle, card] : byHandle(handle, productCardData, signal);
  });
  return whole(await Promise.all(found));
}

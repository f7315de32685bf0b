import { browserClient } from '../../storefront-api/browser-client.ts';
import {
  type ProductCardFragment,
  ProductsByHandle,
  WishlistProducts,
} from '../../storefront-api/generated/operations.ts';
import { currentCountry } from '../country/current-country.ts';
import { type ProductCardData, productCardData } from '../product/card/product-card-data.ts';
import { productOf } from '../product/card/product-node.ts';
import { identityOf, type WishlistEntry } from './wishlist-entry.ts';

/** By handle: the product as it stands today, or `gone` when the shop no longer has it. */
export type FoundProducts = ReadonlyMap<string, ProductCardData | 'gone'>;

/** The places of `ProductsByHandle`: so many products are asked for at once. */
const PLACES = 14;

type Read<Product> = (product: ProductCardFragment) => Product;

/** Of no more handles than one question has places for; `undefined` when the provider does not answer. */
async function findTogether<Product>(
  handles: readonly string[],
  read: Read<Product>,
  signal: AbortSignal | null,
): Promise<Array<[string, Product | 'gone']> | undefined> {
  const places = Object.fromEntries(handles.map((handle, at) => [`p${at + 1}`, handle]));
  const variables = { ...places, country: currentCountry() };
  const answer = await browserClient().request(ProductsByHandle, variables, { signal });
  if (!answer.ok) return undefined;
  const found = new Map(Object.entries(answer.data));
  return handles.map((handle, at) => {
    const product = found.get(`p${at + 1}`);
    return [handle, product ? read(product) : 'gone'];
  });
}

/**
 * The products with these handles, as `read` takes them. `undefined` when the provider leaves out one answer: half a list
 * would look like a loss.
 */
export async function findEach<Product>(
  handles: readonly string[],
  read: Read<Product>,
  signal: AbortSignal | null,
): Promise<ReadonlyMap<string, Product | 'gone'> | undefined> {
  const groups = Array.from({ length: Math.ceil(handles.length / PLACES) }, (_, at) =>
    findTogether(handles.slice(at * PLACES, (at + 1) * PLACES), read, signal),
  );
  const found = await Promise.all(groups);
  return found.includes(undefined) ? undefined : new Map(found.flatMap((group) => group ?? []));
}

/** The products with these handles; `undefined` when the provider does not answer. */
export const findByHandles = (
  handles: readonly string[],
  signal: AbortSignal | null = null,
): Promise<FoundProducts | undefined> => findEach(handles, productCardData, signal);

/** The products of a list in one request; products whose variants are gone are looked for by their handles. */
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
  const others = entries.map(({ handle }) => handle).filter((handle) => !cards.has(handle));
  const found = await findByHandles(others, signal);
  return found && new Map([...cards, ...found]);
}

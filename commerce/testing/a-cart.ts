import type { ProviderUnderTest } from './provider-under-test.ts';
import { at, textAt } from './provider-under-test.ts';
import { CART_CREATE, CART_LINES_ADD, RETRIEVE_CART } from './shop-operations.ts';

export const variantGid = (id: number | undefined): string => `gid://shopify/ProductVariant/${id}`;

/** A cart of a country, made through the API; its id with the key. */
export async function aCart(
  test: ProviderUnderTest,
  countryCode = 'US',
  lines: readonly object[] = [],
): Promise<string> {
  const { data } = await test.request(CART_CREATE, { input: { buyerIdentity: { countryCode }, lines } });
  return textAt(data, 'cartCreate', 'cart', 'id');
}

/** Adds one merchandise; the answer of the mutation. */
export async function add(test: ProviderUnderTest, cartId: string, variantId: number | undefined, quantity = 1) {
  const lines = [{ merchandiseId: variantGid(variantId), quantity }];
  return at((await test.request(CART_LINES_ADD, { cartId, lines })).data, 'cartLinesAdd');
}

/** What stands in a cart: title and quantity of each line, the newest first. */
export async function contents(test: ProviderUnderTest, cartId: string): Promise<string[]> {
  const { data } = await test.request(RETRIEVE_CART, { id: cartId });
  return linesIn(at(data, 'cart'));
}

/** The same of a cart in an answer. */
export function linesIn(cart: unknown): string[] {
  const edges = at(cart, 'lines', 'edges');
  if (!Array.isArray(edges)) throw new Error(`No lines in ${JSON.stringify(cart)}`);
  return edges.map((edge) => `${at(edge, 'node', 'merchandise', 'title')} x ${at(edge, 'node', 'quantity')}`);
}

/** The id of a line of a cart in an answer. */
export const lineId = (cart: unknown, index = 0): string => textAt(cart, 'lines', 'edges', index, 'node', 'id');

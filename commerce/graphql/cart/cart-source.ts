import type { Cart } from '../../cart/cart.ts';
import type { CartPricing } from '../../domain/cart/cart-pricing.ts';
import type { CartLine as PlannedLine } from '../../domain/cart/line-plan.ts';
import type { Merchandise } from '../../store/catalogue/merchandise.ts';
import type { Connection, Edge } from '../connection/connection.ts';
import type { RequestContext } from '../context.ts';
import type { Typed } from '../ids/global-id.ts';

export type CartLineConnectionSource = Connection<Typed<'CartLine', CartLineSource>>;
export type CartLineEdgeSource = Edge<Typed<'CartLine', CartLineSource>>;

/** A cart as a request may see it: without the secret, its buyer stays hidden. */
export interface CartSource extends Cart {
  secret: string | undefined;
  /** What it costs, once somebody has asked. */
  pricing?: Promise<CartPricing>;
}

/** Whether who asks holds the key: what a shopper has written is shown to nobody else, nor who they are (D7). */
export const isOpened = ({ secret }: CartSource): boolean => secret !== undefined;

export interface CartLineSource {
  line: PlannedLine;
  cart: CartSource;
}

/** The merchandise of a line, priced anew at each read (D12). */
export async function merchandiseOf(
  { line, cart }: CartLineSource,
  { catalogue }: RequestContext,
): Promise<Merchandise> {
  const merchandise = await catalogue(cart.currency).merchandiseById.load(line.variantId);
  if (!merchandise) throw new Error(`A cart line has lost its variant ${line.variantId}.`);
  return merchandise;
}

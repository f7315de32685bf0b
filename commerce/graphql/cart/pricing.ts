import { destinationOfCart, NOBODY, priceTerms, pricingLine } from '../../cart/price-lines.ts';
import type { CartPricing, PricedCartLine } from '../../domain/cart/cart-pricing.ts';
import { priceCart } from '../../domain/cart/price-cart.ts';
import type { RequestContext } from '../context.ts';
import { type CartLineSource, type CartSource, isOpened, merchandiseOf } from './cart-source.ts';

async function read(cart: CartSource, context: RequestContext): Promise<CartPricing> {
  const lines = await Promise.all(
    cart.lines.map(async (line) => pricingLine(line, await merchandiseOf({ line, cart }, context))),
  );
  const { sales } = cart;
  // Who holds no key sees what the same pieces cost anybody (D7).
  const record = isOpened(cart) ? cart.record : { ...cart.record, ...NOBODY, deliveryAddresses: [] };
  const priced = { ...record, sales, destination: destinationOfCart(record) };
  return priceCart({ ...(await priceTerms(context.db, priced, context.now())), lines, offers: context.offers });
}

/** What a cart costs, worked out once for each time it is read, however many fields ask. */
export function pricingOf(cart: CartSource, context: RequestContext): Promise<CartPricing> {
  cart.pricing ??= read(cart, context);
  return cart.pricing;
}

/** What one of its lines costs. */
export async function linePricingOf({ cart, line }: CartLineSource, context: RequestContext): Promise<PricedCartLine> {
  const priced = (await pricingOf(cart, context)).lines.find(({ id }) => id === line.id);
  if (!priced) throw new Error(`Cart line ${line.id} has no price.`);
  return priced;
}

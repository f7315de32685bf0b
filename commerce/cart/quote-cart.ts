import { priceCart } from '../domain/cart/price-cart.ts';
import { type CheckoutLine, type Quote, type QuoteTerms, quoteCheckout } from '../domain/checkout/quote.ts';
import { currencyOf } from '../domain/country/countries.ts';
import type { CartRecord } from '../store/cart/carts.ts';
import { variantsByIds } from '../store/catalogue/variants.ts';
import { checkoutLines } from '../store/checkout/checkout-lines.ts';
import type { CommerceDb, CommerceTx } from '../store/commerce-database.ts';
import { priceTerms, pricingLine } from './price-lines.ts';

/** What decides a price beside the cart itself. */
export interface QuoteInput extends QuoteTerms {
  /** The buyer's address as it is typed now: some codes are for certain customers. */
  email: string;
}

/**
 * What a cart costs now, with everything that offers, codes and gift cards take off; undefined when there is nothing in
 * it. Items that were put in as gifts and are not earned are left out: nobody pays for what they did not ask for (C9).
 */
export async function quoteOfCart(
  db: CommerceDb | CommerceTx,
  cart: CartRecord,
  { email, ...quoteTerms }: QuoteInput,
): Promise<Quote | undefined> {
  const { destination, now } = quoteTerms;
  const currency = currencyOf(cart.countryCode);
  const lines = await checkoutLines(db, cart.id, currency);
  const sellable = lines.filter(({ isSellable }) => isSellable);
  const found = await variantsByIds(db, [...new Set(sellable.map(({ variantId }) => variantId))], currency);
  const variants = new Map(found.map((variant) => [variant.id, variant]));
  const input = sellable.flatMap((line) => {
    const variant = variants.get(line.variantId);
    return variant ? [pricingLine({ ...line, id: line.lineId }, variant)] : [];
  });
  const terms = await priceTerms(db, { ...cart, email: email || cart.email, destination }, now);
  const first = priceCart({ ...terms, lines: input });
  const unearned = new Set(first.unearnedGifts);
  const isEarned = ({ id }: { id: string }): boolean => !unearned.has(id);
  const pricing = unearned.size === 0 ? first : priceCart({ ...terms, lines: input.filter(isEarned) });
  const kept = lines.filter((line: CheckoutLine) => isEarned({ id: line.lineId }));
  return kept.length === 0 ? undefined : quoteCheckout(kept, pricing, quoteTerms);
}

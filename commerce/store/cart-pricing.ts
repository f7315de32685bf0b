import type { CartPricing, Offers, PricingLine } from '../domain/cart/cart-pricing.ts';
import type { CartLine } from '../domain/cart/line-plan.ts';
import { priceCart } from '../domain/cart/price-cart.ts';
import { currencyOf } from '../domain/money/countries.ts';
import { GIFT_ATTRIBUTE } from '../domain/promo/gifts.ts';
import { linesOfCart } from './cart-lines.ts';
import type { CartRecord } from './carts.ts';
import type { CommerceDb, CommerceTx } from './commerce-database.ts';
import { codeKey, findCodes } from './discounts.ts';
import { giftCardsByIds } from './gift-cards.ts';
import { type VariantRecord, variantsByIds } from './variants.ts';

/** What of a cart decides its price, beside its lines. */
export type PricedCart = Pick<CartRecord, 'countryCode' | 'email' | 'discountCodes' | 'giftCardIds'>;

/** Whether a line was put in as a gift and not by the shopper. */
export const isGiftLine = ({ attributes }: Pick<CartLine, 'attributes'>): boolean =>
  attributes.some(({ key }) => key === GIFT_ATTRIBUTE);

/** A cart line with what its price needs of its variant. */
export function pricingLine(line: CartLine, variant: VariantRecord): PricingLine {
  return {
    id: line.id,
    variantId: line.variantId,
    productHandle: variant.productHandle,
    kind: variant.kind,
    tags: variant.tags,
    promo: variant.promo,
    quantity: line.quantity,
    unitPrice: variant.price,
    compareAt: variant.compareAt,
    isGift: isGiftLine(line),
  };
}

/** Prices lines that are read already; codes and gift cards take a statement each, where the cart has any. */
export async function priceLines(
  db: CommerceDb | CommerceTx,
  cart: PricedCart,
  lines: readonly PricingLine[],
  now: Date,
  offers: Offers = 'all',
): Promise<CartPricing> {
  const [codes, giftCards] = await Promise.all([
    findCodes(db, cart.discountCodes, cart.email),
    giftCardsByIds(db, cart.giftCardIds, now),
  ]);
  return priceCart({
    country: cart.countryCode,
    currency: currencyOf(cart.countryCode),
    lines,
    codes: cart.discountCodes.map((entered) => ({ entered, found: codes.get(codeKey(entered)) })),
    giftCards,
    now,
    offers,
  });
}

/**
 * The whole price of a stored cart, for who takes the money: in the transaction that holds the cart's lock, with the buyer's
 * address as it was given there (it decides codes for customers). Lines are the newest first. In the same transaction, use up
 * the `codes` without refusal (`useCodes`) and pay with the `giftCards` (`payWithGiftCard`); where the payment comes to nothing,
 * bring both back (`releaseCodes`, `refundGiftCard`). `unearnedGifts` leave the cart before anyone pays.
 */
export async function pricingOfCart(
  db: CommerceDb | CommerceTx,
  cart: PricedCart & { id: number },
  { now, email }: { now: Date; email?: string },
): Promise<CartPricing> {
  const lines = await linesOfCart(db, cart.id);
  const ids = [...new Set(lines.map(({ variantId }) => variantId))];
  const found = ids.length > 0 ? await variantsByIds(db, ids, currencyOf(cart.countryCode)) : [];
  const variants = new Map(found.map((variant) => [variant.id, variant]));
  const priced = lines.flatMap((line) => {
    const variant = variants.get(line.variantId);
    return variant ? [pricingLine(line, variant)] : [];
  });
  return priceLines(db, { ...cart, email: email ?? cart.email }, priced, now);
}

import { GIFT_ATTRIBUTE } from '@bluebird-bay/contract/gifts.ts';
import type { CartPricing, Offers, PricingLine } from '../domain/cart/cart-pricing.ts';
import type { CartLine } from '../domain/cart/line-plan.ts';
import { priceCart } from '../domain/cart/price-cart.ts';
import { currencyOf } from '../domain/country/countries.ts';
import { memberTermsOf } from '../domain/customer/member-terms.ts';
import { hoursEarly } from '../domain/promo/planned-sales.ts';
import type { Destination } from '../domain/tax/tax-rates.ts';
import type { CartRecord } from '../store/cart/carts.ts';
import type { VariantRecord } from '../store/catalogue/variants.ts';
import type { CommerceDb, CommerceTx } from '../store/commerce-database.ts';
import { tagsOfCustomer } from '../store/customer/customer-tags.ts';
import { codeKey, findCodes } from '../store/discount/discounts.ts';
import { giftCardsByIds } from '../store/discount/gift-cards.ts';
import { currentSales } from '../store/discount/planned-sales.ts';

/** What of a cart decides its price, beside its lines. */
export interface PricedCart
  extends Pick<CartRecord, 'countryCode' | 'customerId' | 'email' | 'discountCodes' | 'giftCardIds'> {
  /** Where the parcel goes. */
  destination: Destination;
}

/** Where a cart is sent as far as it knows: to the address that was chosen, else somewhere in its country. */
export function destinationOfCart({ countryCode, deliveryAddresses }: CartRecord): Destination {
  const chosen = deliveryAddresses.find(({ selected }) => selected)?.address;
  return { country: chosen?.countryCode ?? countryCode, region: chosen?.provinceCode ?? '' };
}

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
    rewardsOnly: variant.rewardsOnly,
  };
}

/** Prices lines that are read already; sales take a statement, codes and gift cards one each, where the cart has any. */
export async function priceLines(
  db: CommerceDb | CommerceTx,
  cart: PricedCart,
  lines: readonly PricingLine[],
  now: Date,
  offers: Offers = 'all',
): Promise<CartPricing> {
  const [codes, giftCards, tags, planned] = await Promise.all([
    findCodes(db, cart.discountCodes, cart.email),
    giftCardsByIds(db, cart.giftCardIds, now),
    cart.customerId === null ? undefined : tagsOfCustomer(db, cart.customerId),
    currentSales(db, now),
  ]);
  return priceCart({
    country: cart.countryCode,
    currency: currencyOf(cart.countryCode),
    destination: cart.destination,
    lines,
    codes: cart.discountCodes.map((entered) => ({ entered, found: codes.get(codeKey(entered)) })),
    giftCards,
    memberTerms: memberTermsOf(tags ?? []),
    sales: { planned, hoursEarly: hoursEarly(tags) },
    now,
    offers,
  });
}

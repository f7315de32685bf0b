import { GIFT_ATTRIBUTE } from '@bluebird-bay/contract/gifts.ts';
import type { PricingInput, PricingLine } from '../domain/cart/cart-pricing.ts';
import type { CartLine } from '../domain/cart/line-plan.ts';
import { currencyOf } from '../domain/country/countries.ts';
import { memberTermsOf } from '../domain/customer/member-terms.ts';
import { hoursEarly, type PlannedSale } from '../domain/promo/planned-sales.ts';
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
  /** Sales that are open to somebody, where they were read with its lines; else they are read. */
  sales?: readonly PlannedSale[] | undefined;
}

/** What a price would tell of a buyer, where it is anybody's: neither codes nor gift cards, terms nor a mailbox. */
export const NOBODY = {
  customerId: null,
  email: null,
  discountCodes: [],
  giftCardIds: [],
} as const satisfies Partial<PricedCart>;

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

/** What stands in the database of a cart's price, beside its lines: a statement each for sales, codes, gift cards and its customer, where it has any. */
export async function priceTerms(
  db: CommerceDb | CommerceTx,
  cart: PricedCart,
  now: Date,
): Promise<Omit<PricingInput, 'lines' | 'offers'>> {
  const [codes, giftCards, tags, planned] = await Promise.all([
    findCodes(db, cart.discountCodes, cart.email),
    giftCardsByIds(db, cart.giftCardIds, now),
    cart.customerId === null ? undefined : tagsOfCustomer(db, cart.customerId),
    cart.sales ?? currentSales(db, now),
  ]);
  return {
    country: cart.countryCode,
    currency: currencyOf(cart.countryCode),
    destination: cart.destination,
    codes: cart.discountCodes.map((entered) => ({ entered, found: codes.get(codeKey(entered)) })),
    giftCards,
    memberTerms: memberTermsOf(tags ?? []),
    sales: { planned, hoursEarly: hoursEarly(tags) },
    now,
  };
}

import type { MemberTerms } from '../customer/member-terms.ts';
import type { Allocation } from '../discount/allocation.ts';
import type { CodeRefusal } from '../discount/code-eligibility.ts';
import type { FoundCode } from '../discount/discount.ts';
import type { GiftCardBalance, PayingGiftCard } from '../gift-card/applied-gift-cards.ts';
import type { Money } from '../money/money.ts';
import type { PlannedSale } from '../promo/planned-sales.ts';
import type { Destination } from '../tax/tax-rates.ts';
import type { TaxesAndDuties } from '../tax/taxes-and-duties.ts';

/** A line as it is priced; prices of one item in the cart's currency. */
export interface PricingLine {
  id: string;
  variantId: number;
  productHandle: string;
  kind: string;
  tags: readonly string[];
  /** Value of the variant's promo metafield. */
  promo: string | undefined;
  quantity: number;
  unitPrice: Money;
  compareAt: Money | null;
  /** Put in as a gift, not by the shopper. */
  isGift: boolean;
  /** No money buys it: a code gives one piece, or it cannot be had. */
  rewardsOnly: boolean;
}

/** Everything a cart's price depends on, read at one moment. */
export interface PricingInput {
  country: string;
  currency: string;
  /** Where the parcel goes: taxes and duties follow it. */
  destination: Destination;
  lines: readonly PricingLine[];
  /** Codes as they were entered, in their order, with what was found for each. */
  codes: ReadonlyArray<{ entered: string; found: FoundCode | undefined }>;
  giftCards: readonly GiftCardBalance[];
  /** How the buyer's parcels are sent, where the shop knows them well. */
  memberTerms?: MemberTerms | undefined;
  /** Sales with an hour, and so many hours earlier than everybody the buyer is let in. */
  sales?: { planned: readonly PlannedSale[]; hoursEarly: number };
  now: Date;
  /** `none`: list prices alone, no gift, pair, code or gift card. A cart must never promise what the checkout does not take off. */
  offers?: Offers;
}

export type Offers = 'all' | 'none';

/** What a line costs. `total` is `subtotal` less the line's own discounts; `net` is less its share of the cart's as well. */
export interface PricedCartLine {
  id: string;
  variantId: number;
  quantity: number;
  amountPerQuantity: Money;
  compareAtPerQuantity: Money | null;
  subtotal: Money;
  discounts: readonly Allocation[];
  total: Money;
  /** Its share of the cart's discounts: the shares of all lines sum up to these exactly. */
  cartDiscount: Money;
  net: Money;
  /** It is a gift card: neither taxed nor sent over a border. */
  isGiftCard: boolean;
}

/** A code and whether it works; `refusal` says why it does not. */
export interface PricedCode {
  code: string;
  refusal: CodeRefusal | undefined;
}

/** What a cart costs, delivery left out. */
export interface CartPricing {
  currency: string;
  /** In the order they were given. */
  lines: readonly PricedCartLine[];
  /** The lines after their own discounts, before those of the cart. */
  subtotal: Money;
  /** Discounts on the whole cart. */
  discounts: readonly Allocation[];
  /** What the shopper pays for the lines; taxes are part of it. */
  total: Money;
  /** The taxes in it, and the duties on top of it. */
  taxesAndDuties: TaxesAndDuties;
  codes: readonly PricedCode[];
  /** Why standard delivery costs nothing; undefined where it costs. */
  freeDelivery: { kind: 'threshold' } | { kind: 'code'; code: string } | { kind: 'member' } | undefined;
  /** Express costs nothing either. */
  freeExpress: boolean;
  giftCards: readonly PayingGiftCard[];
  /**
   * Lines put in as gifts that the cart does not earn, and pieces for points without a code, priced in full. Every change of the cart takes them out; they can only
   * be seen when a price has changed since, and are to be taken out before anyone pays.
   */
  unearnedGifts: readonly string[];
  /** The total and the duties, less what gift cards pay. */
  due: Money;
}

import type { PricingInput, PricingLine } from '../domain/cart/cart-pricing.ts';
import type { Discount, FoundCode } from '../domain/discount/discount.ts';

let made = 0;

/** A line to be priced; everything a test leaves out is ordinary: one top of 46.00 in no print. */
export function aPricingLine(
  options: Partial<Omit<PricingLine, 'unitPrice'>> & { price?: number; currency?: string } = {},
): PricingLine {
  made += 1;
  const { price = 4600, currency = 'USD', ...rest } = options;
  return {
    id: `line-${made}`,
    variantId: made,
    productHandle: `piece-${made}`,
    kind: 'top',
    tags: [],
    promo: undefined,
    quantity: 1,
    unitPrice: { amount: price, currency },
    compareAt: null,
    isGift: false,
    rewardsOnly: false,
    ...rest,
  };
}

/** A discount that asks nothing: 10 % off everything. */
export function aDiscount(options: Partial<Discount> = {}): Discount {
  made += 1;
  return {
    id: made,
    title: `Discount ${made}`,
    value: { kind: 'percentage', percent: 10 },
    class: 'order',
    kinds: [],
    maxItems: null,
    minimumUsd: null,
    minimumItems: null,
    startsAt: null,
    endsAt: null,
    usageLimit: null,
    oncePerCustomer: false,
    firstOrderOnly: false,
    grantedOnly: false,
    combinesWith: [],
    unlocks: null,
    ...options,
  };
}

/** A code of such a discount, found and never used. */
export function aFoundCode(options: Partial<Discount> = {}, rest: Partial<FoundCode> = {}): FoundCode {
  return { discount: aDiscount(options), code: 'CODE', used: 0, customer: undefined, ...rest };
}

/** A cart to be priced. */
export function aPricingInput(
  options: Partial<Omit<PricingInput, 'codes'>> & { found?: readonly FoundCode[] } = {},
): PricingInput {
  const { found = [], ...rest } = options;
  return {
    country: 'US',
    currency: 'USD',
    destination: { country: rest.country ?? 'US', region: '' },
    lines: [],
    codes: found.map((code) => ({ entered: code.code, found: code })),
    giftCards: [],
    now: new Date('2026-11-20T12:00:00Z'),
    ...rest,
  };
}

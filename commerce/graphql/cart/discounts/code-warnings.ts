import type { CartPricing, PricedCode } from '../../../domain/cart/cart-pricing.ts';
import type { CodeRefusal } from '../../../domain/discount/code-eligibility.ts';
import type { RequestContext } from '../../context.ts';
import type { CartWarning } from '../../generated/resolvers.ts';
import { globalId } from '../../ids/global-id.ts';
import { cartId } from '../cart-id.ts';
import type { CartSource } from '../cart-source.ts';
import { pricingOf } from '../pricing.ts';

const REASONS: Readonly<Record<CodeRefusal, string>> = {
  DISCOUNT_NOT_FOUND: 'is not one of our codes',
  DISCOUNT_CURRENTLY_INACTIVE: 'is not valid at the moment',
  DISCOUNT_USAGE_LIMIT_REACHED: 'has been used as often as it can be',
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: 'is for certain customers; give your email address to use it',
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: 'cannot be used by this customer',
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: 'has been used by this customer already',
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: 'is for nothing that is in this cart',
  DISCOUNT_NO_ENTITLED_SHIPPING_LINES: 'is for delivery, and nothing in this cart is delivered',
  DISCOUNT_PURCHASE_NOT_IN_RANGE: 'needs a larger purchase',
  DISCOUNT_QUANTITY_NOT_IN_RANGE: 'needs more pieces',
  DISCOUNT_CODE_NOT_HONOURED: 'cannot be combined with a better discount in this cart',
};

const warning = ({ code, refusal }: PricedCode, target: string): CartWarning[] =>
  refusal === undefined ? [] : [{ code: refusal, message: `Discount code ${code} ${REASONS[refusal]}.`, target }];

/** A card of another currency pays nothing, and the shopper is told so. */
const cardWarnings = ({ giftCards, currency }: CartPricing): CartWarning[] =>
  giftCards
    .filter(({ balance }) => balance.currency !== currency)
    .map(({ id, balance, lastCharacters }) => ({
      code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE',
      message: `Gift card ending with ${lastCharacters} pays in ${balance.currency} only.`,
      target: globalId('AppliedGiftCard', id),
    }));

/** Why codes of a cart do not work, one warning each; asked with every change, as the reasons come and go with the lines. */
export async function codeWarnings(cart: CartSource, context: RequestContext): Promise<CartWarning[]> {
  const { discountCodes, giftCardIds, token } = cart.record;
  if (discountCodes.length + giftCardIds.length === 0) return [];
  const pricing = await pricingOf(cart, context);
  // The key stays out of it, as with the hosted provider: warnings are logged and shown.
  const target = cartId({ token, secret: undefined });
  return [...pricing.codes.flatMap((code) => warning(code, target)), ...cardWarnings(pricing)];
}

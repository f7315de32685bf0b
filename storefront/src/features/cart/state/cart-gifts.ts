import { GIFT_ATTRIBUTE, LEFT_OUT_ATTRIBUTE } from '../../promo/gifts-with-purchase.ts';
import type { OfferTerms } from '../../promo/offers.ts';
import { type PromoCart, type PromoMove, promoMoves } from '../../promo/promo-rule.ts';
import type { Cart, CartLine } from './cart.ts';
import { cartLines } from './cart-lines.ts';

/** Whether the shop, not the shopper, put this line in; the mark names which gift with purchase it is. */
export function giftMark({ attributes }: Pick<CartLine, 'attributes'>): string | undefined {
  return attributes.find(({ key }) => key === GIFT_ATTRIBUTE)?.value ?? undefined;
}

/** Handles of what the shopper has left out of this cart. */
export function leftOut(cart: Cart): ReadonlySet<string> {
  const value = cart.attributes.find(({ key }) => key === LEFT_OUT_ATTRIBUTE)?.value ?? '';
  return new Set(value.split(',').filter((handle) => handle !== ''));
}

/** The cart's attributes with another list of what is left out; everything else in them stays. */
export function withLeftOut(cart: Cart, handles: ReadonlySet<string>): Array<{ key: string; value: string }> {
  const others = cart.attributes.filter(({ key }) => key !== LEFT_OUT_ATTRIBUTE);
  const attributes = others.map(({ key, value }) => ({ key, value: value ?? '' }));
  return handles.size === 0 ? attributes : [...attributes, { key: LEFT_OUT_ATTRIBUTE, value: [...handles].join(',') }];
}

/** The cart as the rule of gifts and extras sees it. */
export function promoCart(cart: Cart): PromoCart {
  return {
    country: cart.buyerIdentity.countryCode ?? undefined,
    lines: cartLines(cart).map((line) => ({
      id: line.id,
      merchandiseId: line.merchandise.id,
      promo: line.merchandise.metafield?.value,
      quantity: line.quantity,
      price: line.merchandise.price,
      isGift: giftMark(line) !== undefined,
    })),
    leftOut: leftOut(cart),
  };
}

/** What brings a cart in line with the rule; nothing where the cart, or its offers, are not known well enough to say. */
export function giftMoves(cart: Cart, offers: OfferTerms): PromoMove[] {
  if (cart.lines.pageInfo.hasNextPage) return [];
  // A cart whose change of country has not come through counts in another currency; its gift is left as it is.
  const sameCurrency = offers.currencyCode === cart.cost.subtotalAmount.currencyCode;
  return promoMoves(promoCart(cart), offers.giftsWithPurchase, sameCurrency ? offers.giftFrom : undefined);
}

import type { MoneyAmount } from '../../ui/money/money-format.ts';
import { thousandths } from './amount.ts';
import { GIFT_HANDLE, PROMO_VALUE } from './gifts-with-purchase.ts';

/** A line as the rule sees it. */
export interface PromoLine {
  id: string;
  merchandiseId: string;
  /** Value of the variant's promo metafield. */
  promo: string | undefined;
  quantity: number;
  /** Of one. */
  price: MoneyAmount;
  /** Put in by the shop, not by the shopper. */
  isGift: boolean;
}

/** A cart as the rule sees it. */
export interface PromoCart {
  country: string | undefined;
  lines: readonly PromoLine[];
  /** Handles of what the shopper has left out (decision D9). */
  leftOut: ReadonlySet<string>;
}

/** What can be given away: the partner's gift, or what rides along to a country. */
export interface PromoGift {
  handle: string;
  country: string | undefined;
  merchandiseId: string;
  available: boolean;
}

/** One step that brings a cart in line with the rule. */
export type PromoMove =
  | { kind: 'add'; handle: string; merchandiseId: string }
  | { kind: 'remove'; lineId: string }
  | { kind: 'setToOne'; lineId: string };

/** The shopper's own products: everything but gifts and extras. */
export function ownLines(cart: PromoCart, giftsWithPurchase: readonly PromoGift[]): PromoLine[] {
  const given = new Set(giftsWithPurchase.map(({ merchandiseId }) => merchandiseId));
  return cart.lines.filter((line) => !line.isGift && !given.has(line.merchandiseId));
}

/**
 * What counts toward the gift, in thousandths: price per unit times quantity of the partner's products, the gift left
 * out.
 */
export function promoTotal(cart: PromoCart, giftsWithPurchase: readonly PromoGift[]): number {
  return ownLines(cart, giftsWithPurchase)
    .filter(({ promo }) => promo === PROMO_VALUE)
    .reduce((sum, { price, quantity }) => sum + thousandths(price.amount) * quantity, 0);
}

function movesFor(promoGift: PromoGift, earned: boolean, cart: PromoCart): PromoMove[] {
  const own = cart.lines.filter((line) => line.merchandiseId === promoGift.merchandiseId);
  const [gift, ...others] = own.filter((line) => line.isGift);
  const remove = (lines: readonly PromoLine[]): PromoMove[] => lines.map(({ id }) => ({ kind: 'remove', lineId: id }));
  if (!earned || cart.leftOut.has(promoGift.handle)) return remove(gift ? [gift, ...others] : []);
  if (gift) return [...(gift.quantity > 1 ? [{ kind: 'setToOne' as const, lineId: gift.id }] : []), ...remove(others)];
  // Absent means absent: a shopper who has bought the product gets that one for nothing, and no second.
  const { handle, merchandiseId } = promoGift;
  return own.length === 0 && promoGift.available ? [{ kind: 'add', handle, merchandiseId }] : [];
}

/**
 * What the shop puts into a cart or takes out of it by itself (specification §4, decisions D8 and D9), after every
 * replacement of the cart. The gift is earned by `giftFrom` or more of the partner's products; the extra of a
 * country by being there, once something of the shopper's own is in the cart. Without a threshold the gift stays as it
 * is. Nothing to do is an empty list; done once, nothing is left to do.
 */
export function promoMoves(
  cart: PromoCart,
  giftsWithPurchase: readonly PromoGift[],
  giftFrom: MoneyAmount | undefined,
): PromoMove[] {
  const hasCompany = ownLines(cart, giftsWithPurchase).length > 0;
  return giftsWithPurchase.flatMap((promoGift) => {
    if (promoGift.handle !== GIFT_HANDLE)
      return movesFor(promoGift, hasCompany && promoGift.country === cart.country, cart);
    if (!giftFrom) return [];
    return movesFor(promoGift, promoTotal(cart, giftsWithPurchase) >= thousandths(giftFrom.amount), cart);
  });
}

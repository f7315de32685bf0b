import type { MoneyAmount } from '../../ui/money-format.ts';
import { thousandths } from './amount.ts';
import { GIFT_HANDLE, PROMO_VALUE } from './giveaways.ts';

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

/** A bag as the rule sees it. */
export interface PromoBag {
  country: string | undefined;
  lines: readonly PromoLine[];
  /** Handles of what the shopper has left out (decision D9). */
  leftOut: ReadonlySet<string>;
}

/** What can be given away: the partner's gift, or what rides along to a country. */
export interface PromoGiveaway {
  handle: string;
  country: string | undefined;
  merchandiseId: string;
  available: boolean;
}

/** One step that brings a bag in line with the rule. */
export type PromoMove =
  | { kind: 'add'; handle: string; merchandiseId: string }
  | { kind: 'remove'; lineId: string }
  | { kind: 'setToOne'; lineId: string };

/** The shopper's own pieces: everything but gifts and extras. */
export function ownLines(bag: PromoBag, giveaways: readonly PromoGiveaway[]): PromoLine[] {
  const given = new Set(giveaways.map(({ merchandiseId }) => merchandiseId));
  return bag.lines.filter((line) => !line.isGift && !given.has(line.merchandiseId));
}

/** What counts toward the gift, in thousandths: price per unit times quantity of the partner's pieces, the gift left out. */
export function promoTotal(bag: PromoBag, giveaways: readonly PromoGiveaway[]): number {
  return ownLines(bag, giveaways)
    .filter(({ promo }) => promo === PROMO_VALUE)
    .reduce((sum, { price, quantity }) => sum + thousandths(price.amount) * quantity, 0);
}

function movesFor(giveaway: PromoGiveaway, earned: boolean, bag: PromoBag): PromoMove[] {
  const own = bag.lines.filter((line) => line.merchandiseId === giveaway.merchandiseId);
  const [gift, ...others] = own.filter((line) => line.isGift);
  const remove = (lines: readonly PromoLine[]): PromoMove[] => lines.map(({ id }) => ({ kind: 'remove', lineId: id }));
  if (!earned || bag.leftOut.has(giveaway.handle)) return remove(gift ? [gift, ...others] : []);
  if (gift) return [...(gift.quantity > 1 ? [{ kind: 'setToOne' as const, lineId: gift.id }] : []), ...remove(others)];
  // Absent means absent: a shopper who has bought the piece gets that one for nothing, and no second.
  const { handle, merchandiseId } = giveaway;
  return own.length === 0 && giveaway.available ? [{ kind: 'add', handle, merchandiseId }] : [];
}

/**
 * What the shop puts into a bag or takes out of it by itself (specification §4, decisions D8 and D9), after every
 * replacement of the cart. The gift is earned from `giftFrom` on, 115 or more of the partner's pieces; the extra of a
 * country by being there, once something of the shopper's own is in the bag. Without a threshold the gift stays as it is.
 * Nothing to do is an empty list; done once, nothing is left to do.
 */
export function promoMoves(
  bag: PromoBag,
  giveaways: readonly PromoGiveaway[],
  giftFrom: MoneyAmount | undefined,
): PromoMove[] {
  const hasCompany = ownLines(bag, giveaways).length > 0;
  return giveaways.flatMap((giveaway) => {
    if (giveaway.handle !== GIFT_HANDLE) return movesFor(giveaway, hasCompany && giveaway.country === bag.country, bag);
    if (!giftFrom) return [];
    return movesFor(giveaway, promoTotal(bag, giveaways) >= thousandths(giftFrom.amount), bag);
  });
}

import type { Money } from '../money/money.ts';

/** A gift card on a cart. */
export interface GiftCardBalance {
  id: number;
  lastCharacters: string;
  balance: Money;
}

/** What it pays of the cart. */
export interface PayingGiftCard extends GiftCardBalance {
  amountUsed: Money;
}

/** Lets the cards pay one after the other, each as much as it holds, until nothing is left to pay. Cards of another currency pay nothing. */
export function applyGiftCards(cards: readonly GiftCardBalance[], total: Money): PayingGiftCard[] {
  let left = total.amount;
  return cards.map((card) => {
    const amount = card.balance.currency === total.currency ? Math.min(left, card.balance.amount) : 0;
    left -= amount;
    return { ...card, amountUsed: { amount, currency: total.currency } };
  });
}

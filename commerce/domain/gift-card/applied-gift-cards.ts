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

/**
 * Lets the cards pay one after the other, each as much as it holds, until nothing is left to pay. Cards of another currency pay
 * nothing. Where they cannot pay all of it they leave `leastCharge`, below which no payment card can be asked; of a total that is
 * below that itself they pay what they hold.
 */
export function applyGiftCards(cards: readonly GiftCardBalance[], total: Money, leastCharge = 0): PayingGiftCard[] {
  const heldOn = ({ balance }: GiftCardBalance): number => (balance.currency === total.currency ? balance.amount : 0);
  const held = cards.reduce((sum, card) => sum + heldOn(card), 0);
  const leavesSome = held < total.amount && total.amount >= leastCharge;
  let left = leavesSome ? total.amount - leastCharge : total.amount;
  return cards.map((card) => {
    const amount = Math.min(left, heldOn(card));
    left -= amount;
    return { ...card, amountUsed: { amount, currency: total.currency } };
  });
}

import { describe, expect, it } from 'vitest';
import { applyGiftCards } from './applied-gift-cards.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const cards = (...balances: readonly number[]) =>
  balances.map((amount, id) => ({ id, lastCharacters: 'ABCD', balance: usd(amount) }));

describe('gift cards on a cart', () => {
  it.each([
    ['pay one after the other', [1_000, 5_000], 4_000, 0, [1_000, 3_000]],
    ['pay all they hold where that is less', [1_000, 500], 4_000, 50, [1_000, 500]],
    ['leave the least charge where less would be left', [1_000, 2_990], 4_000, 50, [1_000, 2_950]],
    ['pay for all of it where they can', [4_000], 4_000, 50, [4_000]],
    ['leave all of a total that is the least charge', [30], 50, 50, [0]],
    ['pay of a total that is below the least charge all the same', [20], 30, 50, [20]],
  ])('%s', (_how, balances, total, leastCharge, used) => {
    const paying = applyGiftCards(cards(...balances), usd(total), leastCharge);
    expect(paying.map(({ amountUsed }) => amountUsed.amount)).toEqual(used);
  });

  it('pay nothing in another currency', () => {
    const paying = applyGiftCards(cards(1_000), { amount: 900, currency: 'EUR' });
    expect(paying[0]?.amountUsed).toEqual({ amount: 0, currency: 'EUR' });
  });
});

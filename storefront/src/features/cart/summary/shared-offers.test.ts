import { expect, it } from 'vitest';
import { lineAmounts } from '../line/line-amounts.tsx';
import type { CartLine } from '../state/cart.ts';
import { aCart, aLine } from '../testing/fake-provider.ts';
import { sharedOffers } from './shared-offers.ts';

const usd = (amount: string) => ({ amount, currencyCode: 'USD' as const });

/** A line with its part of six dollars for a pair. */
function aHalf(id: string, part: string, quantity = 1): CartLine {
  const line = aLine(id, quantity);
  return {
    ...line,
    cost: { ...line.cost, totalAmount: usd('43.0') },
    discountAllocations: [
      {
        title: 'Matching pair',
        discountedAmount: usd(part),
        discountApplication: { value: { __typename: 'MoneyV2', ...usd('6.0') } },
      },
    ],
  };
}

const of = (...lines: CartLine[]) =>
  sharedOffers(aCart('cart', lines)).map(({ title, amount, lineIds }) => [title, amount, lineIds.length]);

it('names an offer once where two lines share it', () => {
  const top = aHalf('top', '2.85');
  expect(of(top, aHalf('bottoms', '3.15'))).toEqual([['Matching pair', usd('6.0'), 2]]);
  expect(lineAmounts(top, true)).toMatchObject({ total: usd('46.0'), was: undefined });
});

it('leaves its parts with the lines where it is earned more often, or by one line', () => {
  expect(of(aHalf('top', '5.70', 2), aHalf('bottoms', '6.30', 2))).toEqual([]);
  expect(of(aHalf('top', '1.5'), aHalf('top2', '1.5'), aHalf('bottoms', '3.0', 2))).toEqual([]);
  expect(of(aHalf('top', '6.0'))).toEqual([]);
});

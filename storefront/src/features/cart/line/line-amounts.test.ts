import { expect, it } from 'vitest';
import { aLine } from '../testing/fake-provider.ts';
import { lineAmounts } from './line-amounts.tsx';

const usd = (amount: string) => ({ amount, currencyCode: 'USD' as const });
const costing = (quantity: number, cost: Partial<ReturnType<typeof aLine>['cost']>) => {
  const line = aLine('kaila-m', quantity);
  return { ...line, cost: { ...line.cost, ...cost } };
};

it('shows one item with its total alone', () => {
  expect(lineAmounts(aLine('kaila-m', 1))).toEqual({ total: usd('46.0'), was: undefined, each: undefined });
});

it('shows the price of one beside the total of several', () => {
  expect(lineAmounts(aLine('kaila-m', 3))).toEqual({ total: usd('138.0'), was: undefined, each: usd('46.0') });
});

it('sets the compare-at price against a single item only', () => {
  const compareAtAmountPerQuantity = usd('60.0');
  expect(lineAmounts(costing(1, { compareAtAmountPerQuantity })).was).toEqual(usd('60.0'));
  expect(lineAmounts(costing(2, { compareAtAmountPerQuantity })).was).toBeUndefined();
});

it('shows what a discount has taken off', () => {
  expect(lineAmounts(costing(2, { totalAmount: usd('86.0') }))).toMatchObject({ total: usd('86.0'), was: usd('92.0') });
});

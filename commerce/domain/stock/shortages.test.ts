import { expect, it } from 'vitest';
import { type StockedLine, shortagesOf, stockNeeds } from './shortages.ts';

const aLine = (line: Partial<StockedLine>): StockedLine => ({
  variantId: 1,
  title: 'Kaila Triangle Top',
  printTitle: 'Wildflowers',
  optionName: 'Size',
  optionValue: 'M',
  quantity: 1,
  available: 5,
  isSellable: true,
  ...line,
});

it('finds nothing short where there is enough', () => {
  expect(shortagesOf([aLine({ quantity: 5 }), aLine({ variantId: 2 })])).toEqual([]);
});

it('adds up the lines of one variant and names it once', () => {
  const short = shortagesOf([aLine({ quantity: 3 }), aLine({ quantity: 3 })]);
  expect(short).toMatchObject([{ title: 'Kaila Triangle Top', optionValue: 'M', wanted: 6, available: 5 }]);
});

it('counts an item that no price buys as sold out', () => {
  expect(shortagesOf([aLine({ isSellable: false })])).toMatchObject([{ wanted: 1, available: 0 }]);
});

it('sums the lines of one variant and sorts by id', () => {
  const lines = [
    { variantId: 10, quantity: 1 },
    { variantId: 9, quantity: 2 },
    { variantId: 10, quantity: 3 },
  ];
  expect(stockNeeds(lines)).toEqual([
    { variantId: 9, quantity: 2 },
    { variantId: 10, quantity: 4 },
  ]);
});

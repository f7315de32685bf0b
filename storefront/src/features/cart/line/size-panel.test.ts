import { expect, it } from 'vitest';
import { sizesBeside } from './size-panel.tsx';

const variant = (options: Record<string, string>, left = 40) => ({
  id: Object.values(options).join(' / '),
  title: Object.values(options).join(' / '),
  availableForSale: left > 0,
  quantityAvailable: left,
  currentlyNotInStock: false,
  selectedOptions: Object.entries(options).map(([name, value]) => ({ name, value })),
});
const labels = (...args: Parameters<typeof sizesBeside>) => sizesBeside(...args).map(({ label }) => label);

it('offers every size of what comes in sizes alone, and says which are sold out or few', () => {
  const sizes = [variant({ Size: 'S' }), variant({ Size: 'M' }, 0), variant({ Size: 'L' }, 2)];
  expect(sizesBeside(sizes, 'S')).toEqual([
    { variantId: 'S', title: 'S', label: 'S', available: true },
    { variantId: 'M', title: 'M', label: 'M', available: false },
    { variantId: 'L', title: 'L', label: 'L', available: true, left: 2 },
  ]);
});

it('leaves what else was chosen as it is, wherever the size stands among the options', () => {
  const shop = [
    variant({ Size: 'S', Colour: 'Blue' }),
    variant({ Size: 'S', Colour: 'Red' }),
    variant({ Size: 'M', Colour: 'Blue' }),
    variant({ Size: 'L', Colour: 'Red' }),
  ];
  expect(sizesBeside(shop, 'S / Blue').map(({ label, title }) => [label, title])).toEqual([
    ['S', 'S / Blue'],
    ['M', 'M / Blue'],
  ]);
  expect(labels(shop, 'L / Red')).toEqual(['S', 'L']);
  // Without a size by name, the last option is offered, as the page of the product offers it.
  const towels = [variant({ Colour: 'Blue', Length: 'Long' }), variant({ Colour: 'Blue', Length: 'Short' })];
  expect(labels(towels, 'Blue / Long')).toEqual(['Long', 'Short']);
});

it('offers nothing for a variant that has left the shop', () => {
  expect(sizesBeside([variant({ Size: 'S' })], 'M')).toEqual([]);
});

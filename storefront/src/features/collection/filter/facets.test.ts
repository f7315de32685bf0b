import { describe, expect, it, test } from 'vitest';
import { facetsOf, kindName } from './facets.ts';

const filter = (...values: Array<[input: object, count: number]>) => ({
  values: values.map(([input, count]) => ({ input: JSON.stringify(input), count })),
});

describe('facetsOf', () => {
  it('sorts values by what they ask for', () => {
    const facets = facetsOf([
      filter([{ available: true }, 73], [{ available: false }, 10]),
      filter([{ price: { min: 345, max: 2595 } }, 0]),
      filter([{ variantOption: { name: 'Size', value: 'M' } }, 40]),
      filter([{ variantOption: { name: 'Length', value: 'Long' } }, 4]),
      filter([{ productType: 'top' }, 27]),
      filter([{ tag: 'filter_red' }, 83], [{ tag: 'sale' }, 5], [{ tag: 'hug' }, 1]),
      filter([{ tag: 'cut_tie-side' }, 12], [{ tag: 'cut_scoop' }, 0], [{ tag: 'cover_full' }, 9]),
    ]);
    expect(facets).toEqual({
      inStock: 73,
      soldOut: 10,
      price: { min: 345, max: 2595 },
      sizes: [{ value: 'M', count: 40 }],
      kinds: [{ value: 'top', count: 27 }],
      cuts: [
        { value: 'tie-side', count: 12 },
        { value: 'scoop', count: 0 },
      ],
      covers: [{ value: 'full', count: 9 }],
      colours: new Map([['red', 83]]),
      onSale: 5,
    });
  });

  it('has nothing to offer for an empty list', () => {
    expect(facetsOf([])).toEqual({ kinds: [], cuts: [], covers: [], sizes: [], colours: new Map() });
  });
});

test.each([
  ['top', 'Tops'],
  ['bottoms', 'Bottoms'],
  ['one-piece', 'One-pieces'],
  ['dress', 'Dresses'],
  ['pouch', 'Pouches'],
  ['scarf', 'Scarves'],
  ['tote-bag', 'Tote bags'],
  ['swim-shorts', 'Swim shorts'],
  ['puffer-jacket', 'Puffer jackets'],
  ['Swim Short', 'Swim Short'],
  ['Schwimmhilfe', 'Schwimmhilfe'],
])('%s are %s', (kind, name) => {
  expect(kindName(kind)).toBe(name);
});

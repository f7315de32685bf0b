import { describe, expect, it } from 'vitest';
import { packData, unpackData } from './packed-data.ts';

const size = (number: number, label: string, more: object = {}) => ({
  variantId: `gid://shopify/ProductVariant/${number}`,
  label,
  available: true,
  ...more,
});

const product = {
  handle: 'kaila-top-wildflowers',
  price: { amount: '2695.0', currencyCode: 'PHP' },
  flat: { small: '/p/triangle/flat-67@400.webp', large: '/p/triangle/flat-67@800.webp', alt: 'Kaila, laid flat' },
  sizes: [size(41, 'XS'), size(42, 'S', { left: 2 }), size(43, 'M', { price: { amount: '1.0', currencyCode: 'PHP' } })],
};

/** As it travels. */
const sent = (data: unknown): { data: unknown } => JSON.parse(JSON.stringify({ data: packData(data) }));

function arrived(data: unknown): unknown {
  const packed = sent(data);
  unpackData(packed);
  return packed.data;
}

describe('packed page data', () => {
  it('says what repeats once', () => {
    expect(sent(product).data).toEqual({
      ...product,
      flat: { ...product.flat, large: 800 },
      sizes: {
        '@run': {
          ids: ['variantId', 'gid://shopify/ProductVariant/', 41, 1],
          columns: {
            label: ['XS', 'S', 'M'],
            available: [true, true, true],
            left: [null, 2, null],
            price: [null, null, { amount: '1.0', currencyCode: 'PHP' }],
          },
        },
      },
    });
  });

  it.each<[string, unknown]>([
    ['a piece', product],
    ['nothing', null],
    ['a list of pieces', [product, { ...product, handle: 'hana-top-wildflowers' }]],
    ['a page that is one list of sizes', product.sizes],
    ['ids far apart', [size(44_100_032_768, 'S'), size(44_100_065_536, 'M'), size(44_100_098_304, 'L')]],
    ['ids that go down', [size(9, 'S'), size(8, 'M')]],
    ['ids that are all one', [size(9, 'S'), size(9, 'M')]],
    ['ids in no order', [size(1, 'S'), size(3, 'M'), size(4, 'L')]],
    ['a number with noughts before it', [size(1, 'S'), { variantId: 'gid://shopify/ProductVariant/02', label: 'M' }]],
    [
      'ids of two kinds',
      [
        { id: 'a1', n: 1 },
        { id: 'b2', n: 2 },
      ],
    ],
    [
      'an id that is a number',
      [
        { id: 1, n: 1 },
        { id: 2, n: 2 },
      ],
    ],
    [
      'ids beyond what a number holds',
      [size(1e15 - 1, 'S'), { variantId: `gid://shopify/ProductVariant/${10n ** 15n}`, label: 'M' }],
    ],
    ['ids and nothing else', [{ id: 'a1' }, { id: 'a2' }]],
    ['one size', [size(1, 'One Size')]],
    ['an empty list', { sizes: [] }],
    ['something that is nothing', [size(1, 'S', { left: null }), size(2, 'M')]],
    ['a thing and a word', [size(1, 'S'), 'M']],
    ['a run in a run', [size(1, 'S', { of: product.sizes }), size(2, 'M')]],
    [
      'two lists of numbers',
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['another picture altogether', { small: '/a@400.webp', large: '/b@800.webp' }],
    ['a picture in one width', { small: '/a.webp', large: '/a.webp' }],
    ['a width that is spelled oddly', { small: '/a@400.webp', large: '/a@0800.webp' }],
    ['the wider picture of a wide one', { small: '/hero@1200.webp', large: '/hero@1920.webp' }],
    ['how many found it small', { small: 3, large: 4 }],
  ])('brings %s as it was', (_, data) => {
    expect(arrived(data)).toEqual(data);
  });
});

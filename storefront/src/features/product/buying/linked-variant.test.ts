import { expect, it } from 'vitest';
import { linkedVariant } from './linked-variant.ts';

const id = (plain: string): string => `gid://shopify/ProductVariant/${plain}`;
const size = (plain: string, label: string, values?: readonly string[]) => ({
  variantId: id(plain),
  label,
  available: true,
  ...(values && { values }),
});
const TOP = { handle: 'kaila-top-citrus', title: 'Kaila Top', sizes: [size('7', 'S'), size('8', 'M')] };
const RING = {
  handle: 'ring',
  title: 'Ring',
  options: ['Colour', 'Size'],
  sizes: [size('1', 'Blue / S', ['Blue', 'S']), size('2', 'Red / S', ['Red', 'S']), size('3', 'Red / M', ['Red', 'M'])],
};
const OTHERS: Readonly<Record<string, { handle: string; title: string }>> = {
  '21': { handle: 'kaila-top-wildflowers', title: 'Kaila Top' },
  '22': { handle: 'towel', title: 'Big Towel' },
  '23': { handle: 'kaila-top-citrus', title: 'Kaila Top' },
};

async function opened(product: typeof TOP | typeof RING, search: string): Promise<string> {
  const linked = await linkedVariant(
    product,
    search,
    async (ids) =>
      new Map(
        ids.flatMap((one) => {
          const other = OTHERS[one.replace(/^.*\//, '')];
          const found = { id: one, title: 'M', availableForSale: true };
          return other ? [[one, { ...found, product: { ...other, print: null } }] as const] : [];
        }),
      ),
  );
  if (!linked) return '';
  return 'to' in linked ? linked.to : linked.size.variantId.replace(/^.*\//, '');
}

it.each([
  [TOP, '?variant=8', '8'],
  [TOP, '?utm_source=ad&variant=8', '8'],
  [TOP, `?variant=${encodeURIComponent(id('8'))}`, '8'],
  [TOP, '?Size=M', '8'],
  [TOP, '?size=m', '8'],
  [RING, '?Size=M&Colour=Red', '3'],
  [RING, '?Colour=Red', '2'],
  [RING, '?variant=3&Size=S', '3'],
  [TOP, '?variant=21&utm_source=ad', '/products/kaila-top-wildflowers/?variant=21&utm_source=ad'],
  // Of nothing, of another piece, of this one that has it no longer; and what no provider calls a variant.
  [TOP, '?variant=20', ''],
  [TOP, '?variant=22', ''],
  [TOP, '?variant=23', ''],
  [TOP, '?Size=XXL', ''],
  [RING, '?Size=M&Colour=Blue', ''],
  [TOP, '?variant=constructor', ''],
  [TOP, '?variant=gid://shopify/Product/8', ''],
  [TOP, '?variant=99999999999999999999', ''],
])('%# an address with %2$s names, or is found at, %3$s', async (product, search, chosen) => {
  expect(await opened(product, search)).toBe(chosen);
});

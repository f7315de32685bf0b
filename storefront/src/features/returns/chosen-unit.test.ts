import { expect, it } from 'vitest';
import { chosenAtFirst, dueText, missingIn, type ReturnableUnit } from './chosen-unit.ts';

const PIECE: ReturnableUnit = {
  position: 1,
  title: 'Kaila Triangle Top',
  print: 'Wildflowers',
  option: 'Size M',
  picture: null,
  left: 2,
  because: null,
  amounts: ['46.0', '92.0'],
  strip: true,
  sizes: [
    { id: '1', name: 'M', available: true },
    { id: '2', name: 'L', available: true },
  ],
};

it('begins with another size where there is one, else with money', () => {
  expect(chosenAtFirst(PIECE).resolution).toBe('exchange');
  expect(chosenAtFirst({ ...PIECE, sizes: PIECE.sizes.slice(0, 1) }).resolution).toBe('refund');
  expect(
    chosenAtFirst({ ...PIECE, sizes: PIECE.sizes.map((size) => ({ ...size, available: false })) }).resolution,
  ).toBe('refund');
});

it('says what is due as the provider says it, and never adds anything up', () => {
  const chosen = { ...chosenAtFirst(PIECE), resolution: 'refund' } as const;
  expect(dueText(PIECE, { ...chosen, quantity: 2 }, 'USD')).toBe('$92.00');
  expect(dueText(PIECE, { ...chosen, quantity: 3 }, 'USD')).toBe('');
  expect(dueText(PIECE, { ...chosen, resolution: 'exchange', size: '2' }, 'USD')).toBe('L');
});

it('finds every piece whose new size is not said', () => {
  const swap = chosenAtFirst(PIECE);
  expect(missingIn(new Map([[3, swap]]))).toEqual([3]);
  expect(
    missingIn(
      new Map([
        [3, swap],
        [4, swap],
      ]),
    ),
  ).toEqual([3, 4]);
  expect(missingIn(new Map([[3, { ...swap, size: '2' }]]))).toEqual([]);
  expect(missingIn(new Map([[3, { ...swap, resolution: 'refund' }]]))).toEqual([]);
});

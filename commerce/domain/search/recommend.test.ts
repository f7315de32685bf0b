import { expect, test } from 'vitest';
import type { ListedProduct } from './listed-product.ts';
import { relatedTo } from './recommend.ts';

const EVERYWHERE = { soldOut: new Set<number>(), now: 10 };

let id = 0;
function listed(title: string, kind: string, ...tags: string[]): ListedProduct {
  id += 1;
  const variant = { id: id * 100, value: 'M', valueKey: 'm', amount: 4_600 };
  const times = { publishedAt: 0, createdAt: 0, updatedAt: 0 };
  const option = { optionName: 'Size', kindKey: kind, optionKey: 'size' };
  return { id, title, kind, tags, colours: [], rewardsOnly: false, ...option, ...times, variants: [variant] };
}

test('what is like a piece is of its kind first, then of its shape, then of its print and colours', () => {
  const piece = listed('Lido One-Piece', 'one-piece', 'print_limes', 'filter_green', 'filter_yellow');
  const skirt = listed('Etta Skirt', 'skirt', 'print_limes', 'filter_green', 'filter_yellow');
  const plunge = listed('Capri Plunge One-Piece', 'one-piece', 'print_limes', 'filter_green', 'filter_yellow');
  const sameShape = listed('Regatta One-Piece', 'one-piece', 'print_waves');
  const green = listed('Marina One-Piece', 'one-piece', 'print_fern', 'filter_green');
  const found = relatedTo(piece, [piece, skirt, plunge, sameShape, green], EVERYWHERE);
  expect(found.map(({ title }) => title)).toEqual([
    'Marina One-Piece',
    'Regatta One-Piece',
    'Capri Plunge One-Piece',
    'Etta Skirt',
  ]);
});

import { expect, test } from 'vitest';
import { listed } from '../../testing/listed.ts';
import { relatedTo } from './recommend.ts';

let id = 0;
function aProduct(title: string, kind: string, ...tags: string[]) {
  id += 1;
  const variants = [{ id: id * 100, value: 'M', amount: 4_600, soldOut: false }];
  return { id, title, kind, tags, optionName: 'Size', rewardsOnly: false, publishedAt: 0, createdAt: 0, variants };
}

test('what is like a piece is of its kind first, then of its shape, then of its print and colours', () => {
  const piece = aProduct('Lido One-Piece', 'one-piece', 'print_limes', 'filter_green', 'filter_yellow');
  const skirt = aProduct('Etta Skirt', 'skirt', 'print_limes', 'filter_green', 'filter_yellow');
  const plunge = aProduct('Capri Plunge One-Piece', 'one-piece', 'print_limes', 'filter_green', 'filter_yellow');
  const sameShape = aProduct('Regatta One-Piece', 'one-piece', 'print_waves');
  const green = aProduct('Marina One-Piece', 'one-piece', 'print_fern', 'filter_green');
  const { priced, now } = listed([piece, skirt, plunge, sameShape, green]);
  const found = relatedTo(priced.catalogue, 0, now);
  expect(found.map((product) => priced.catalogue.titles[product])).toEqual([
    'Marina One-Piece',
    'Regatta One-Piece',
    'Capri Plunge One-Piece',
    'Etta Skirt',
  ]);
});

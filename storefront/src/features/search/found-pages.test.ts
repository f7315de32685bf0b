import { expect, it } from 'vitest';
import { pagesAbout } from './found-pages.ts';

const labels = (typed: string): string[] => pagesAbout(typed).map(({ label }) => label);

it.each([
  ['shipping', ['Shipping and orders']],
  ['Ship', ['Shipping and orders']],
  ['how long is delivery?', ['Shipping and orders', 'Track an order']],
  ['return', ['Shipping and orders']],
  ['size chart', ['Size guide']],
  ['fit', ['Size guide']],
  ['student code', ['Student discount']],
  ['lookbook', ['Lookbooks']],
])('“%s” may be about a page', (typed, found) => expect(labels(typed)).toEqual(found));

it.each(['', ' ', 'hibiscus', 'wrap skirt', 'bucket hat', 'swimsuit', 'qqqqqqq', 'sh', 'or'])(
  '“%s” is about products alone',
  (typed) => expect(labels(typed)).toEqual([]),
);

it('leads to each page at its own address', () => {
  expect(pagesAbout('size')).toEqual([{ label: 'Size guide', to: '/size-guide/' }]);
});

import { expect, it } from 'vitest';
import { pagesAbout } from './found-pages.ts';

const labels = (typed: string): string[] => pagesAbout(typed).map(({ label }) => label);
/** Without the questions, which stand on one page. */
const pages = (typed: string): string[] =>
  pagesAbout(typed)
    .filter(({ to }) => !to.startsWith('/help/#'))
    .map(({ label }) => label);

it.each([
  ['shipping', ['Shipping and orders']],
  ['Ship', ['Shipping and orders']],
  ['how long is delivery?', ['Shipping and orders', 'Track an order']],
  ['return', ['Returns without a label', 'Request a return', 'Return a product', 'Shipping and orders']],
  ['customs', ['Tariffs, duties and taxes']],
  ['sustainability', ['The Blue Pact', 'The Blue Pact, one year on']],
  ['stores near me', ['Stockists']],
  ['size chart', ['Size guide']],
  ['fit', ['Size guide']],
  ['student code', ['Student discount']],
  ['lookbook', ['Lookbooks']],
])('“%s” may be about a page', (typed, found) => expect(pages(typed)).toEqual(found));

it.each(['', ' ', 'hibiscus', 'wrap skirt', 'bucket hat', 'swimsuit', 'qqqqqqq', 'sh', 'or'])(
  '“%s” is about products alone',
  (typed) => expect(labels(typed)).toEqual([]),
);

it.each([
  ['refund', 'When is my money back?'],
  ['lost parcel', 'It says delivered, but there is nothing here'],
  ['coupon', 'My code does not work'],
])('“%s” finds the question that is asked with it', (typed, question) => {
  expect(labels(typed)).toContain(question);
});

it('leads to each page at its own address, and to questions where they are answered', () => {
  expect(pagesAbout('size')).toEqual([
    { label: 'Size guide', to: '/size-guide/' },
    { label: 'Which size am I?', to: '/help/#which-size' },
  ]);
});

it('leads through no closed door, and to no answer that is about what is behind one', () => {
  const closed = ['/student-discount/', '/track-order/', '/account/', '/user-account/'];
  for (const typed of ['student code', 'coupon', 'parcel', 'account'])
    for (const { to, label } of pagesAbout(typed, closed)) {
      expect(
        closed.some((door) => to.startsWith(door)),
        label,
      ).toBe(false);
      expect(label).not.toBe('My code does not work');
    }
  expect(labels('coupon')).toContain('My code does not work');
});

import { expect, test } from 'vitest';
import { aCard } from '../../product/testing/a-card.ts';
import type { FoundProducts } from './find-products.ts';
import { foreseenProducts, type KnownProducts } from './foreseen-products.ts';

const before: FoundProducts = {
  search: '',
  pages: [],
  total: 80,
  cursor: 'next',
  facets: { kinds: [], cuts: [], covers: [], sizes: [], colours: new Map() },
  currency: 'PHP',
};

interface Known {
  kind?: string;
  tags?: string[];
  /** Which of S and M can be had. */
  available?: string[];
}

const size = (label: string, available: readonly string[]) => ({
  variantId: label,
  label,
  available: available.includes(label),
});

function hanging(products: Record<string, Known>, page = 1): KnownProducts {
  const cards = Object.entries(products).map(([handle, { available = ['S', 'M'] }]) =>
    aCard(handle, {
      sizes: [size('S', available), size('M', available)],
      ...(available.length === 0 && { soldOut: true }),
    }),
  );
  const traits = Object.entries(products).map(([handle, { kind = 'top', tags = [] }]) => ({
    handle,
    productType: kind,
    tags,
  }));
  return { page: { page, cards, stories: [] }, traits };
}

const TOPS = hanging({
  kaila: { tags: ['filter_red', 'sale'] },
  zoey: { tags: ['filter_blue'], available: ['S'] },
  marina: { tags: ['filter_blue', 'filter_red'], available: [] },
  cove: { kind: 'bottoms', tags: ['filter_green', 'cut_high-waist', 'cover_full'] },
});

const foreseen = (search: string, known = TOPS) =>
  foreseenProducts(before, search, known)?.pages.flatMap(({ cards }) => cards.map(({ handle }) => handle));

test.each([
  ['?colour=blue', ['zoey', 'marina']],
  ['?colour=blue,green', ['zoey', 'marina', 'cove']],
  ['?kind=bottoms', ['cove']],
  ['?cut=high-waist', ['cove']],
  ['?cover=full&available=1', ['cove']],
  ['?size=M', ['kaila', 'cove']],
  ['?size=S&colour=blue', ['zoey']],
  ['?available=1', ['kaila', 'zoey', 'cove']],
  ['?sale=1', ['kaila']],
])('%s finds, in the order in which they hang, %j first', (search, handles) => {
  expect(foreseen(search)).toEqual(handles);
});

test.each([
  '',
  '?sort=new',
  '?colour=blue&sort=price-up',
  '?price=-200',
  '?colour=red&sale=1',
  '?colour=green&cut=high-waist',
  '?cut=high-waist&cover=full',
  '?colour=pink',
])('nothing can be told of %j', (search) => expect(foreseen(search)).toBeUndefined());

test('what a page further down shows is not what a query finds first', () => {
  expect(foreseen('?colour=blue', hanging({ zoey: { tags: ['filter_blue'] } }, 2))).toBeUndefined();
});

test('what comes behind a product that nothing more is known of is left to the answer', () => {
  const { page } = hanging({ zoey: {}, marina: {}, kaila: {} });
  const { traits } = hanging({ zoey: { tags: ['filter_blue'] }, kaila: { tags: ['filter_blue'] } });
  expect(foreseen('?colour=blue', { page, traits })).toEqual(['zoey']);
});

test('how many there are is the answer’s to say', () => {
  expect(foreseenProducts(before, '?colour=blue', TOPS)).toMatchObject({ search: '', cursor: null, isForeseen: true });
});

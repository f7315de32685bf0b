import { expect, it } from 'vitest';
import { searchPageData } from './builders.ts';
import { aCatalogue } from './testing/a-catalogue.ts';

it('shows a row of best sellers, and stands without them', async () => {
  const { context } = aCatalogue({ 'best-sellers': 40 });
  expect((await searchPageData(context, {}))?.picks).toHaveLength(4);
  expect((await searchPageData(aCatalogue({}).context, {}))?.picks).toEqual([]);
});

it('finds nothing where nothing is asked', async () => {
  const { context, requested } = aCatalogue({});
  expect(await searchPageData(context, {})).not.toHaveProperty('found');
  expect(requested.filter(({ name }) => name.startsWith('Search'))).toEqual([]);
});

it.each([
  ['?q=top', 1, 24, 'piece-1', '24'],
  ['?q=top&page=3', 3, 12, 'piece-49', null],
])('answers %s', async (search, page, count, handle, cursor) => {
  const { context } = aCatalogue({});
  const { found } = (await searchPageData({ ...context, search }, {})) ?? {};
  expect(found).toMatchObject({ search, country: 'PH', total: 60, cursor, pages: [{ page }] });
  expect([found?.pages[0]?.cards.length, found?.pages[0]?.cards[0]?.handle]).toEqual([count, handle]);
});

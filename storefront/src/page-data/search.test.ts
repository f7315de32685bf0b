import { expect, it } from 'vitest';
import { searchPageData } from './search.ts';
import { aShelf } from './testing/a-shelf.ts';

it('shows a row of best sellers, and stands without them', async () => {
  const { context } = aShelf({ 'best-sellers': 40 });
  expect((await searchPageData(context, {}))?.picks).toHaveLength(4);
  expect((await searchPageData(aShelf({}).context, {}))?.picks).toEqual([]);
});

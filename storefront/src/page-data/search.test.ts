import { expect, it } from 'vitest';
import { searchPageData } from './search.ts';
import { aCatalogue } from './testing/a-catalogue.ts';

it('shows a row of best sellers, and stands without them', async () => {
  const { context } = aCatalogue({ 'best-sellers': 40 });
  expect((await searchPageData(context, {}))?.picks).toHaveLength(4);
  expect((await searchPageData(aCatalogue({}).context, {}))?.picks).toEqual([]);
});

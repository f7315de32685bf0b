import { expect, it } from 'vitest';
import { homePageData } from './home.ts';
import { aShelf } from './testing/a-shelf.ts';

it('counts every tile’s pieces without walking through them', async () => {
  const { context, asked } = aShelf({ all: 598, accessories: 329, 'new-arrivals': 40, 'best-sellers': 40 });
  const home = await homePageData(context, {});
  expect(home?.categories.map(({ handle, pieces }) => [handle, pieces])).toEqual([
    ['all', 598],
    ['accessories', 329],
  ]);
  expect(home?.newArrivals).toHaveLength(8);
  const summaries = asked.filter(({ name }) => name === 'CollectionSummary').map(({ variables }) => variables.handle);
  expect(new Set(summaries).size).toBe(summaries.length);
  expect(asked.map(({ name }) => name)).not.toContain('CollectionPlaces');
});

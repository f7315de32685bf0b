import { expect, it } from 'vitest';
import { homePageData } from './home.ts';
import { aCatalogue } from './testing/a-catalogue.ts';

it('counts every tile’s products without walking through them', async () => {
  const { context, requested } = aCatalogue({ all: 598, accessories: 329, 'new-arrivals': 40, 'best-sellers': 40 });
  const home = await homePageData(context, {});
  expect(home?.categories.map(({ handle, productCount }) => [handle, productCount])).toEqual([
    ['all', 598],
    ['accessories', 329],
  ]);
  expect(home?.newArrivals).toHaveLength(8);
  const summaries = requested
    .filter(({ name }) => name === 'CollectionSummary')
    .map(({ variables }) => variables.handle);
  expect(new Set(summaries).size).toBe(summaries.length);
  expect(requested.map(({ name }) => name)).not.toContain('CollectionPlaces');
});

it('says of cards who wears them where they lead with it', async () => {
  const { context } = aCatalogue({ 'new-arrivals': 40, 'best-sellers': 2 });
  const home = await homePageData(context, {});
  expect(home?.newArrivals.map(({ worn }) => worn?.alt)).toEqual(['', '', 'Worn', '', '', '', 'Worn', '']);
  expect(home?.bestSellers.map(({ worn, flat }) => [worn?.alt, flat.alt])).toEqual([
    ['', 'Laid flat'],
    ['', 'Laid flat'],
  ]);
});

it('sends of a season and a print the fabric alone, and of a department the picture it shows', async () => {
  const { context } = aCatalogue({ all: 598, spellbound: 224, positano: 22 });
  const home = await homePageData(context, {});
  expect(home?.seasons).toEqual([
    { handle: 'spellbound', label: 'Spellbound', productCount: 224, fabric: '/t/spellbound@400.webp' },
  ]);
  expect(home?.prints.map(({ handle, fabric }) => [handle, fabric])).toEqual([['positano', '/t/positano@400.webp']]);
  expect(home?.categories[0]?.picture?.alt).toBe('The all print');
});

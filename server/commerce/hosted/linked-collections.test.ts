import { MAIN_COLLECTIONS } from '@bluebird-bay/storefront/src/features/collection/collection-families.ts';
import { expect, it } from 'vitest';
import { linkedCollectionsOf, wayIn } from './linked-collections.ts';

const named = (...handles: string[]) => handles.map((handle) => ({ handle, title: `The ${handle}` }));

it('are the house’s own where the provider has them all', () => {
  expect(linkedCollectionsOf(named('more', ...MAIN_COLLECTIONS.map(({ handle }) => handle)))).toBeUndefined();
});

it('are those of the house that there are, then the provider’s, as many as there is room for', () => {
  expect(linkedCollectionsOf(named('frontpage', 'rings', 'sale'))).toEqual([
    { handle: 'sale', label: 'Sale' },
    { handle: 'rings', label: 'The rings' },
  ]);
  expect(linkedCollectionsOf(named(...Array.from({ length: 40 }, (_, at) => `c${at}`)))).toHaveLength(
    MAIN_COLLECTIONS.length,
  );
});

it('are the front page where there is nothing else, and none where there is nothing', () => {
  expect(linkedCollectionsOf(named('frontpage'))).toEqual([{ handle: 'frontpage', label: 'The frontpage' }]);
  expect(linkedCollectionsOf([])).toEqual([]);
});

it.each([
  ['/collections/winter/', 'sommer', '/collections/sommer/'],
  ['/collections/sommer/', 'sommer', '/search/'],
  ['/collections/%C3%A4rmel/', 'ärmel', '/search/'],
])('leads from %s, where the first is %s, to %s', (missing, first, to) => {
  expect(wayIn([{ handle: first }, { handle: 'winter' }], missing)).toBe(to);
});

it('leads to what can be found where there is no collection', () => {
  expect(wayIn([], '/collections/winter/')).toBe('/search/');
});

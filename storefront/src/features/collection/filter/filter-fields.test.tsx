import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Facets } from './facets.ts';
import { FilterFields } from './filter-fields.tsx';
import { filtersOf } from './list-filters.ts';

const shop = JSON.stringify({ endpoint: '/api', pictureBase: '/pictures' });
beforeAll(() => vi.stubGlobal('document', { getElementById: () => ({ textContent: shop }) }));
afterAll(() => vi.unstubAllGlobals());

const NOTHING: Facets = { kinds: [], cuts: [], covers: [], sizes: [], colours: new Map() };

const markup = (facets: Partial<Facets>, search: string): string =>
  renderToStaticMarkup(
    <FilterFields
      filters={filtersOf(search)}
      facets={{ ...NOTHING, ...facets }}
      currency="PHP"
      onChange={() => undefined}
      onPrefetchIntent={() => undefined}
    />,
  );

/** 'Cut: Bandeau 3, Scoop 4' for each group of boxes. */
const ticked = (facets: Partial<Facets>, search = ''): string[] =>
  [...markup(facets, search).matchAll(/<legend[^>]*>(Kind|Cut|Cover)<\/legend>(.*?)<\/fieldset>/g)].map(
    ([, legend, boxes = '']) =>
      `${legend}: ${[...boxes.matchAll(/<input[^>]*>([^<]+)<span[^>]*>(\d+)/g)].map(([, name, count]) => `${name} ${count}`).join(', ')}`,
  );

const CUTS = [
  { value: 'bandeau', count: 3 },
  { value: 'tie-side', count: 4 },
  { value: 'scoop', count: 0 },
];

test('cuts and covers are offered where a list has several; those that would leave nothing cannot be ticked', () => {
  const facets = { cuts: CUTS, covers: [{ value: 'full', count: 2 }] };
  expect(ticked(facets)).toEqual(['Cut: Bandeau 3, Tie-side 4, Scoop 0']);
  expect(markup(facets, '').match(/<input[^>]* aria-disabled="true"[^>]*>\w+/g)).toEqual([
    expect.stringMatching(/>Scoop$/),
  ]);
});

test('a provider whose products have no such tags offers neither', () => {
  expect(ticked({ kinds: [{ value: 'Swim Short', count: 2 }] })).toEqual([]);
});

test('nothing is offered of a group that the other filters leave nothing of', () => {
  expect(ticked({ cuts: CUTS.map(({ value }) => ({ value, count: 0 })) })).toEqual([]);
});

test('what was chosen can be taken back, also where the list has nothing of it', () => {
  expect(ticked({ cuts: CUTS.slice(0, 1) }, '?cut=triangle&cover=full')).toEqual([
    'Cut: Bandeau 3, Triangle 0',
    'Cover: Full 0',
  ]);
});

test('of many cuts a few are shown first, and the button says how many there are', () => {
  const many = Array.from({ length: 9 }, (_, place) => ({ value: `cut-${place}`, count: 1 }));
  expect(ticked({ cuts: many })[0]?.split(',')).toHaveLength(7);
  expect(markup({ cuts: many }, '')).toContain('All 9 cuts');
  expect(ticked({ cuts: many.map(({ value }, place) => ({ value, count: place % 3 })) })[0]).not.toContain(' 0');
});

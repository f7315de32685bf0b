import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { StorefrontClient } from '../../storefront-api/client.ts';
import { type SearchResults, searchResults } from './search-results.ts';
import { SearchView } from './search-view.tsx';

const picture = { small: '/a@400.webp', large: '/a@800.webp', alt: '' };

function searched(search: string, { kinds = [], collections = [] }: Partial<SearchResults> = {}): string {
  const found = {
    search,
    country: 'PH',
    pages: [],
    total: 0,
    cursor: null,
    kinds,
    collections,
    currency: 'PHP',
  } as const;
  const location = { pathname: '/search/', search, hash: '', key: '' };
  return renderToStaticMarkup(<SearchView location={location} picks={[]} picture={picture} found={found} />);
}

const headings = (html: string): string[] => [...html.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, text = '']) => text);

it('says that there is nothing of the words where nothing goes by them', () => {
  expect(headings(searched('?q=ski+bootz'))).toEqual(['No “ski bootz” in the bay']);
});

it('says that there is nothing in a size, and not of the words', () => {
  const html = searched('?q=romy&size=XL,XXL');
  expect(headings(html)).toEqual(['Nothing for “romy” in XL or XXL']);
  expect(html).toContain('<a href="/search/?q=romy" data-link="">Look in all kinds, sizes and prices</a>');
  expect(html).not.toContain('Check the spelling');
});

it('says that there is nothing of a kind where there is of others, and leads to those', () => {
  const html = searched('?q=romy&kind=hat', { kinds: [{ value: 'top', count: 3 }] });
  expect(headings(html)).toEqual(['No hats for “romy”']);
  expect(html).toMatch(/<nav [^>]*aria-label="Kinds found">.*href="\/search\/\?q=romy&amp;kind=top"[^>]*>Tops/);
});

it('says that there is nothing at a price, which can be taken back', () => {
  const html = searched('?q=romy&price=-80');
  expect(headings(html)).toEqual(['Nothing for “romy” at that price']);
  expect(html).toContain('aria-label="Remove Up to ₱80"');
});

it('says of a price in other money than the prices that it was left out, and asks for all of them', async () => {
  const html = searched('?q=romy&price=-40&in=%24', { kinds: [{ value: 'top', count: 3 }] });
  expect(html).toContain('aria-label="Remove Up to $40 left out: prices are in ₱"');
  expect(headings(html)).toEqual(['Nothing for “romy”']);

  const asked: unknown[] = [];
  const search = { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false, endCursor: null }, productFilters: [] };
  const data = { search, predictiveSearch: null, localization: { country: { currency: { isoCode: 'PHP' } } } };
  const api: StorefrontClient = {
    request: async (_, variables) => {
      asked.push(Object(variables).productFilters);
      return { ok: true, data: Object(data) };
    },
  };
  await searchResults('?q=romy&price=-40&in=peso', { api, country: 'PH' });
  await searchResults('?q=romy&price=-40&in=%24', { api, country: 'PH' });
  const narrowed = [{ price: { max: 40 } }];
  expect(asked).toEqual([narrowed, narrowed, []]);
});

it('leads to a collection that goes by the words where no product does', () => {
  const html = searched('?q=honeymoon', { collections: [{ handle: 'honeymoon', title: 'Honeymoon' }] });
  expect(headings(html)).toEqual(['Close to “honeymoon”']);
  expect(html).toMatch(/role="status"[^>]*>Close to “honeymoon”</);
  expect(html).toMatch(/<a [^>]*href="\/collections\/honeymoon\/"[^>]*>Honeymoon</);
  expect(html).not.toContain('Check the spelling');
});

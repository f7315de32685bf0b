import { httpClient } from '../../storefront-api/http-client.ts';
import type { PageDataContext } from '../page-data.ts';

interface SentRequest {
  name: string;
  variables: { handle?: string; first?: number; after?: string | null };
}

export interface TestCatalogue {
  context: PageDataContext;
  /** Every request so far, in order. */
  requested: SentRequest[];
}

const money = (amount: string) => ({ amount, currencyCode: 'PHP' });

function aProduct(handle: string) {
  return {
    id: `gid://shopify/Product/${handle}`,
    handle,
    title: 'Kaila Triangle Top',
    tags: [],
    availableForSale: true,
    priceRange: { minVariantPrice: money('2650.0'), maxVariantPrice: money('2650.0') },
    compareAtPriceRange: { minVariantPrice: money('0.0') },
    variants: { nodes: [] },
    images: {
      nodes: [
        { altText: 'Laid flat', small: '/p/flat-3@400.webp', large: '/p/flat-3@800.webp' },
        { altText: 'Worn', small: '/p/model-3-zuri@400.webp', large: '/p/model-3-zuri@800.webp' },
      ],
    },
    print: null,
    swatch: null,
    siblings: null,
  };
}

/** What it finds, whatever the words: 60 products. */
function found({ first = 1, after }: SentRequest['variables']) {
  const start = Number(after ?? 0);
  const end = Math.min(start + first, 60);
  const nodes = Array.from({ length: end - start }, (_, index) => aProduct(`piece-${start + index + 1}`));
  const pageInfo = { hasNextPage: end < 60, endCursor: String(end) };
  return {
    localization: { country: { currency: { isoCode: 'PHP' } } },
    search: { totalCount: 60, nodes, pageInfo, productFilters: [] },
    predictiveSearch: { collections: [] },
  };
}

const pictureOf = (handle: string) => ({
  altText: `The ${handle} print`,
  small: `/t/${handle}@400.webp`,
  large: `/t/${handle}@800.webp`,
});

/** What a provider answers whose collections hold so many products each: `piece-1`, `piece-2`, … */
function answer(
  collections: Readonly<Record<string, number>>,
  countsStock: boolean,
  { name, variables }: SentRequest,
): unknown {
  if (name === 'CollectionHandles') {
    const nodes = Object.keys(collections).map((handle) => ({ handle }));
    return { collections: { nodes, pageInfo: { hasNextPage: false, endCursor: null } } };
  }
  if (name === 'LookProduct') return { product: null };
  const { handle = '', first = 1, after } = variables;
  if (name === 'SearchPlace' || name === 'SearchProducts') return found(variables);
  const size = collections[handle];
  if (size === undefined) return { collection: null };
  const start = Number(after ?? 0);
  const numbers = Array.from({ length: Math.min(first, size - start) }, (_, index) => start + index + 1);
  const stock = [
    { id: 'filter.v.price', values: [{ count: 0 }] },
    { id: 'filter.v.availability', values: [{ count: size - 1 }, { count: 1 }] },
  ];
  const products = {
    nodes: numbers.map((number) => aProduct(`piece-${number}`)),
    edges: numbers.map((number) => ({ cursor: String(number) })),
    pageInfo: { hasNextPage: start + first < size },
    filters: countsStock ? stock : [],
  };
  return { collection: { handle, title: handle, description: '', image: pictureOf(handle), products } };
}

/** A provider with these collections; `countsStock: false` is one that is not set up to filter by stock. */
export function aCatalogue(collections: Readonly<Record<string, number>>, { countsStock = true } = {}): TestCatalogue {
  const requested: SentRequest[] = [];
  const api = httpClient({
    endpoint: 'https://provider.example/graphql.json',
    token: 'public',
    fetch: async (_endpoint, { body }) => {
      const { query, variables }: { query: string; variables: SentRequest['variables'] } = JSON.parse(String(body));
      const request = { name: /query (\w+)/.exec(query)?.[1] ?? '', variables };
      requested.push(request);
      return Response.json({ data: answer(collections, countsStock, request) });
    },
  });
  return { context: { api, country: 'PH', pictureBase: '/pictures/v1' }, requested };
}

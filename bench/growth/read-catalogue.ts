import { at, textAt } from '@bluebird-bay/tools/test-run/read-report.ts';
import type { ProviderUnderLoad } from '../provider-under-load.ts';

const PAGE_INFO = 'pageInfo { hasNextPage endCursor }';
const ADDRESSES = `query ($after: String) { products(first: 250, after: $after) {
  nodes { handle updatedAt images(first: 3) { nodes { url(transform: { maxWidth: 800 }) } } } ${PAGE_INFO} } }`;
const SITEMAP = `query ($page: Int!) { sitemap(type: PRODUCT) { resources(page: $page) { items { handle } hasNextPage } } }`;
/** What pages of products are built from (`CatalogueProducts`, in short). */
const WHOLE = `query ($before: String, $after: String, $first: Int, $last: Int) {
  products(first: $first, last: $last, after: $after, before: $before) { nodes { id handle title descriptionHtml tags
    media(first: 10) { nodes { __typename alt previewImage { url altText width height } } }
    variants(first: 12) { nodes { id title availableForSale price { amount currencyCode } selectedOptions { name value } } }
    print: metafield(namespace: "custom", key: "print") { value } }
  pageInfo { hasNextPage endCursor startCursor } } }`;
const PAGES_AT_AN_END = 12;

async function ask(shop: ProviderUnderLoad, query: string, variables: Record<string, unknown>): Promise<unknown> {
  const answer: unknown = JSON.parse(await shop.request(query, variables));
  return at(answer, 'data');
}

/** All addresses by cursor, as the sitemap is written. */
async function byCursor(shop: ProviderUnderLoad): Promise<void> {
  let after: string | null = null;
  do {
    const products: unknown = at(await ask(shop, ADDRESSES, { after }), 'products');
    const pageInfo = at(products, 'pageInfo');
    after = at(pageInfo, 'hasNextPage') === true ? textAt(pageInfo, 'endCursor') : null;
  } while (after !== null);
}

/** All addresses by the provider's sitemap, as the list of all pages is made. */
async function bySitemap(shop: ProviderUnderLoad): Promise<void> {
  for (let page = 1; ; page += 1) {
    const resources = at(at(await ask(shop, SITEMAP, { page }), 'sitemap'), 'resources');
    if (at(resources, 'hasNextPage') !== true) return;
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Reads what pages are built from at the catalogue's end, backwards; the best page of fifty. */
async function atTheEnd(shop: ProviderUnderLoad): Promise<number> {
  let before: string | null = null;
  let best = Number.POSITIVE_INFINITY;
  for (let page = 0; page < PAGES_AT_AN_END; page += 1) {
    const began = performance.now();
    const products: unknown = at(await ask(shop, WHOLE, { last: 50, before }), 'products');
    best = Math.min(best, performance.now() - began);
    before = textAt(at(products, 'pageInfo'), 'startCursor');
  }
  return best;
}

/** Reading the catalogue as whoever makes all pages does; milliseconds for a thousand products, or for a page of fifty. */
export function readings(shop: ProviderUnderLoad, products: number): Readonly<Record<string, () => Promise<number>>> {
  const perThousand = async (work: () => Promise<void>): Promise<number> => ((await timed(work)) * 1000) / products;
  return {
    'addresses by cursor, a thousand': () => perThousand(() => byCursor(shop)),
    'addresses by the sitemap, a thousand': () => perThousand(() => bySitemap(shop)),
    'fifty products for their pages, at the end': () => atTheEnd(shop),
  };
}

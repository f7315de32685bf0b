import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { temporaryServer } from '@bluebird-bay/database/testing/temporary-server.ts';
import { createProvider } from '../provider.ts';
import { refreshSearchIndex } from '../store/catalogue/search-index.ts';
import { connectCommerce, migrateCommerce } from '../store/commerce-database.ts';
import { aLargeCatalogue } from './a-large-catalogue.ts';

/**
 * `node commerce/testing/measure-lists.ts`: how long lists, filters and searches take at 1,500 products and 8,100 variants,
 * or at as many products as are named behind it (in one currency then, so that they are made in a minute), request to response within this process, one after the other, and how
 * much processor time of this process (not of PostgreSQL) each takes. The aim for a filtered list is 12 ms at the median.
 */
const PRODUCTS = Number(process.argv[2] ?? 1500);
/** What thousands more cost is seen in fewer rounds. */
const ROUNDS = PRODUCTS > 1500 ? 40 : 200;
const TOKEN = 'measure';

const CARD = `id handle title tags featuredImage { url altText width height }
  priceRange { minVariantPrice { amount currencyCode } } compareAtPriceRange { minVariantPrice { amount } }
  availableForSale print: metafield(namespace: "custom", key: "print") { value }`;
const FILTERS = 'filters { id label type presentation values { id label count input swatch { color } } }';
const list = (args: string, inner: string): string =>
  `query @inContext(country: GB) { collection(handle: "all") { title products(first: 24${args}) { ${inner} } } }`;

const DOCUMENTS: Readonly<Record<string, string>> = {
  'list, no filters': list('', `nodes { ${CARD} } pageInfo { hasNextPage endCursor }`),
  'list with facets': list('', `nodes { ${CARD} } ${FILTERS} pageInfo { hasNextPage endCursor }`),
  'filtered list with facets': list(
    ', filters: [{ available: true }, { variantOption: { name: "Size", value: "M" } }, { tag: "filter_red" }]',
    `nodes { ${CARD} } ${FILTERS} pageInfo { hasNextPage endCursor }`,
  ),
  'filtered by price, cheapest first, with facets': list(
    ', sortKey: PRICE, filters: [{ available: true }, { price: { min: 20, max: 40 } }]',
    `nodes { ${CARD} } ${FILTERS} pageInfo { hasNextPage endCursor }`,
  ),
  'search, two words, one of them misspelt': `query @inContext(country: GB) {
    search(query: "kiala orange", first: 24, types: [PRODUCT], prefix: LAST, productFilters: [{ available: true }]) {
      totalCount nodes { ... on Product { ${CARD} } } productFilters { id values { label count input } } } }`,
  'search, a word of which one product in ten has an answer': `query @inContext(country: GB) {
    search(query: "sarong", first: 24, types: [PRODUCT], prefix: LAST, unavailableProducts: LAST) {
      totalCount nodes { ... on Product { ${CARD} } } productFilters { id values { label count input } } } }`,
  'predictive search, three letters': `query @inContext(country: GB) {
    predictiveSearch(query: "kai", limit: 8, limitScope: EACH) { products { ${CARD} } collections { title } queries { text } } }`,
  'related products': `query @inContext(country: GB) { productRecommendations(productHandle: "piece-7") { ${CARD} } }`,
};

const server = await temporaryServer('measure', { fsync: 'off' });
try {
  const db = connectCommerce(server.url, { applicationName: 'commerce-measure' });
  await migrateCommerce(db);
  console.log(await aLargeCatalogue(db, { products: PRODUCTS, ...(PRODUCTS > 1500 && { currencies: ['GBP'] }) }));
  const began = performance.now();
  await refreshSearchIndex(db);
  console.log(`search index made in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const provider = createProvider({
    db,
    publicToken: TOKEN,
    shopOrigin: 'https://shop.example',
    pictureUrl: (spec, width) => `https://shop.example/pictures/${spec}@${width}.webp`,
    production: true,
  });
  const request = async (query: string): Promise<string> => {
    const response = await provider.fetch(
      new Request(`https://shop.example${API_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': TOKEN },
        body: JSON.stringify({ query }),
      }),
    );
    return response.text();
  };
  for (const [name, query] of Object.entries(DOCUMENTS)) {
    const answer = await request(query);
    if (answer.includes('"errors"')) throw new Error(`${name}: ${answer.slice(0, 500)}`);
    for (let round = 0; round < ROUNDS / 6; round += 1) await request(query);
    const times: number[] = [];
    const cpu = process.cpuUsage();
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = performance.now();
      await request(query);
      times.push(performance.now() - started);
    }
    const { user, system } = process.cpuUsage(cpu);
    times.sort((a, b) => a - b);
    const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1).padStart(6);
    console.log(
      `${name.padEnd(50)} p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   cpu ${((user + system) / 1000 / ROUNDS).toFixed(1).padStart(5)} ms   ${answer.length} bytes`,
    );
  }
  await db.destroy();
} finally {
  await server.stop();
}

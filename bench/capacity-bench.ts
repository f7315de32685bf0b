import { wholeCatalogue } from '@bluebird-bay/commerce/catalogue/catalogue.ts';
import { seedCatalogue } from '@bluebird-bay/commerce/catalogue/seeding/seed-catalogue.ts';
import { createCheckout } from '@bluebird-bay/commerce/checkout/checkout.ts';
import { createTestGateway } from '@bluebird-bay/commerce/checkout/gateway/test-gateway.ts';
import { buy } from '@bluebird-bay/commerce/checkout/testing/a-shopper.ts';
import { createProvider } from '@bluebird-bay/commerce/provider.ts';
import { connectCommerce, migrateCommerce } from '@bluebird-bay/commerce/store/commerce-database.ts';
import { countedStatements } from '@bluebird-bay/commerce/testing/counted-statements.ts';
import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { temporaryServer } from '@bluebird-bay/database/testing/temporary-server.ts';
import { buildStorefront } from '@bluebird-bay/server/pages/build/build-storefront.ts';
import { createPageCache } from '@bluebird-bay/server/pages/cache/page-cache.ts';
import { createPageStore } from '@bluebird-bay/server/pages/page-store.ts';
import { httpClient } from '@bluebird-bay/storefront/src/storefront-api/http-client.ts';
import { shopLog } from '@bluebird-bay/telemetry/log.ts';
import type { Row } from './rows.ts';
import { seeded, zipf } from './zipf.ts';

const ORIGIN = 'https://shop.example';
const TOKEN = 'bench';
/** A visit reads a document and navigates five times; the busiest hour has four times the day's mean. */
const READS_A_VISIT = 6;
const PEAK = 4;
const SECONDS_A_DAY = 86_400;
const VISITS_A_DAY = [1e6, 1e7, 1e8];
/** So long is read before anything is counted, and so long while it is. */
const WARM_S = 60;
const COUNTED_S = 120;
/** No more reads a simulated second than this: the rest is more of the same, and is said to be. */
const MOST_READS_A_SECOND = 30_000;
const SAMPLE = 12;

/** Pages of the whole catalogue, most wanted first: the home page, then lists and products as they come. */
function addresses(): string[] {
  const { products, collections } = wholeCatalogue();
  const random = seeded(17);
  const rest = [
    ...products.map(({ handle }) => `/products/${handle}/`),
    ...collections.map(({ handle }) => `/collections/${handle}/`),
  ];
  return [
    '/',
    ...rest
      .map((address) => ({ address, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ address }) => address),
  ];
}

interface Replay {
  readsASecond: number;
  fresh: number;
  remadeASecond: number;
}

/** Readers of one process's pages, at a pace and under a clock of its own; making takes no time here, and is counted. */
async function replay(pages: readonly string[], readsASecond: number, freshMs: number): Promise<Replay> {
  let now = 0;
  let made = 0;
  const cache = createPageCache<string>({
    make: async (address) => {
      made += 1;
      return address;
    },
    onUnmade: () => undefined,
    now: () => now,
    freshMs,
    maxPages: 10_000,
  });
  // As if it had run for long: each was made some time within the span that it is fresh for.
  const age = seeded(5);
  for (const page of pages) {
    now = -age() * freshMs;
    cache.set(page, page);
  }
  const draw = zipf(pages, 1, seeded(29));
  const perSecond = Math.min(readsASecond, MOST_READS_A_SECOND);
  let before = { fresh: 0, made: 0 };
  for (let second = 0; second < WARM_S + COUNTED_S; second += 1) {
    // What is being made is through before the next second begins.
    await new Promise((resolve) => setImmediate(resolve));
    if (second === WARM_S) before = { fresh: cache.figures().fresh, made };
    for (let read = 0; read < perSecond; read += 1) {
      now = second * 1_000 + (read / perSecond) * 1_000;
      const page = draw();
      if (cache.fresh(page) === undefined) await cache.get(page);
    }
  }
  const reads = perSecond * COUNTED_S;
  return {
    readsASecond,
    fresh: (cache.figures().fresh - before.fresh) / reads,
    remadeASecond: (made - before.made) / COUNTED_S,
  };
}

/** The sample range on a database of its own, with a provider whose statements are counted. */
async function openShop() {
  const server = await temporaryServer('capacity');
  const own = connectCommerce(server.url, { applicationName: 'capacity-bench' });
  await migrateCommerce(own);
  await seedCatalogue(own);
  const counted = countedStatements(own);
  const { db } = counted;
  const pictureUrl = (spec: string, width: number): string => `${ORIGIN}/pictures/${spec}@${width}.webp`;
  const provider = createProvider({ db, publicToken: TOKEN, shopOrigin: ORIGIN, pictureUrl, production: true });
  const api = httpClient({
    endpoint: `${ORIGIN}${API_PATH}`,
    token: TOKEN,
    fetch: (input, init) => provider.fetch(new Request(input, init), { patienceMs: 60_000 }),
  });
  const ask = async (query: string, variables: object = {}): Promise<string> => {
    const headers = { 'content-type': 'application/json', 'x-shopify-storefront-access-token': TOKEN };
    const body = JSON.stringify({ query, variables });
    const text = await (await provider.fetch(new Request(ORIGIN + API_PATH, { method: 'POST', headers, body }))).text();
    if (text.includes('"errors"')) throw new Error(text.slice(0, 300));
    return text;
  };
  return {
    db,
    counted,
    api,
    ask,
    checkout: createCheckout({ db, shopOrigin: ORIGIN, pictureUrl, gateway: createTestGateway(db) }),
    close: async () => {
      await own.destroy();
      await server.stop();
    },
  };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

const cpuMs = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
};

/** What making a page again costs, of each of two kinds. */
async function pageRows(shop: Shop, pages: readonly string[]): Promise<Row[]> {
  await buildStorefront();
  const store = await createPageStore({
    api: shop.api,
    shopConfig: { endpoint: API_PATH, token: TOKEN, shopOrigin: ORIGIN, checkoutHost: '', pictureBase: '/pictures/v1' },
    log: shopLog.of('bench'),
  });
  const rows: Row[] = [];
  for (const kind of ['/products/', '/collections/']) {
    const sample = pages.filter((page) => page.startsWith(kind)).slice(0, SAMPLE + 1);
    const read = async (path: string, encoding = 'br') =>
      store.respond(new Request(ORIGIN + path, { headers: { 'accept-encoding': encoding } }));
    // The first brings what all of its kind share.
    await read(sample[0] ?? '/');
    let bytes = 0;
    let data = 0;
    const began = process.cpuUsage();
    const statements = await shop.counted.during(async () => {
      for (const page of sample.slice(1)) bytes += (await (await read(page)).arrayBuffer()).byteLength;
    });
    const cpu = cpuMs(began);
    for (const page of sample.slice(1))
      data += (await (await read(`/page-data${page}page-data.json`)).arrayBuffer()).byteLength;
    rows.push({
      what: `making a page of ${kind}`,
      measured: `${(statements / SAMPLE).toFixed(1)} statements, ${(cpu / SAMPLE).toFixed(0)} ms of processor`,
      floor: `${(bytes / SAMPLE / 1024).toFixed(1)} KiB br, data ${(data / SAMPLE / 1024).toFixed(1)}`,
    });
  }
  await store.close();
  return rows;
}

/** What those who put something into a bag, and those who buy it, ask of the database. */
async function shopperRows({ db, counted, ask, checkout }: Shop): Promise<Row[]> {
  const variant = await db
    .selectFrom('commerce.variant')
    .select('id')
    .where('on_hand', '>', 5)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const lines = [{ merchandiseId: `gid://shopify/ProductVariant/${variant.id}`, quantity: 1 }];
  const fields = 'cart { id totalQuantity cost { totalAmount { amount } } lines(first: 20) { nodes { id quantity } } }';
  let id = '';
  const rows: Row[] = [];
  const count = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    const began = process.cpuUsage();
    const statements = await counted.during(work);
    rows.push({ what, measured: `${statements} statements, ${cpuMs(began).toFixed(0)} ms of processor` });
  };
  const create = async (): Promise<void> => {
    const text = await ask(
      `mutation ($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines, buyerIdentity: { countryCode: US } }) { ${fields} } }`,
      { lines },
    );
    id = /"id":"(gid:\/\/shopify\/Cart\/[^"]+)"/.exec(text)?.[1] ?? '';
  };
  await create();
  await count('a bag is made', create);
  await count('a piece more in it', () =>
    ask(`mutation ($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { ${fields} } }`, {
      id,
      lines,
    }),
  );
  await count('it is read', () => ask(`query ($id: ID!) { cart(id: $id) { totalQuantity } }`, { id }));
  await count('a search', () =>
    ask('query { search(query: "bikini", first: 24) { totalCount nodes { __typename } } }'),
  );
  const [, token = '', secret = ''] = /Cart\/([^?]+)\?key=(.+)$/.exec(id) ?? [];
  await count('checkout, from its page to the order', () => buy(checkout, { token, secret }));
  return rows;
}

/** `npm run bench capacity`: the figures that docs/capacity.md reckons with. */
export async function capacityBench(): Promise<Row[]> {
  const pages = addresses();
  const rows: Row[] = [];
  for (const visits of VISITS_A_DAY) {
    const reads = (visits * READS_A_VISIT * PEAK) / SECONDS_A_DAY;
    for (const freshMs of [60_000, 600_000]) {
      const { fresh, remadeASecond } = await replay(pages, Math.round(reads), freshMs);
      rows.push({
        what: `${visits / 1e6} million visits a day, fresh for ${freshMs / 60_000} min`,
        measured: `${(fresh * 100).toFixed(2)} % fresh, ${remadeASecond.toFixed(1)} made/s`,
        floor: `${reads.toFixed(0)} reads/s`,
      });
    }
  }
  const shop = await openShop();
  try {
    return [...rows, ...(await pageRows(shop, pages)), ...(await shopperRows(shop))];
  } finally {
    await shop.close();
  }
}

import { refreshSearchIndex } from '@bluebird-bay/commerce/store/catalogue/search-index.ts';
import { newCarts, type ProviderUnderLoad, providerUnderLoad } from '../provider-under-load.ts';
import { rounds } from '../rounds.ts';
import type { Row } from '../rows.ts';
import { usedMb } from '../used-memory.ts';
import { type Ask, dailyRequests, newRequests } from './growth-requests.ts';
import { readings } from './read-catalogue.ts';

/** As the shop is, as it may be, and as no shop of swimwear is. `GROWTH_PRODUCTS=1400,5000` measures others. */
const SIZES = (process.env.GROWTH_PRODUCTS ?? '1400,20000,100000').split(',').map(Number);
/** Other work at the machine spoils some of them; the best says what it costs. */
const TRIES = 4;
const ROUNDS = 60;
const CARTS = 40;

/** A shop of one size, and what was seen while it opened; times in milliseconds. */
interface GrownShop {
  products: number;
  shop: ProviderUnderLoad;
  seeding: number;
  /** From nothing known to the first list, search and related products. */
  first: number;
  /** Megabytes that the process keeps of it. */
  kept: number;
  daily: Readonly<Record<string, Ask>>;
  asNew: Readonly<Record<string, Ask>>;
  reading: Readonly<Record<string, () => Promise<number>>>;
}

async function cartsOf(shop: ProviderUnderLoad): Promise<{ carts: string[]; merchandiseId: string }> {
  const { id } = await shop.db
    .selectFrom('commerce.variant')
    .select('id')
    .where('sku', '=', 'PIECE-7-M')
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('commerce.variant').set({ on_hand: 1_000_000 }).where('id', '=', id).execute();
  return { carts: await newCarts(shop, CARTS), merchandiseId: `gid://shopify/ProductVariant/${id}` };
}

async function open(products: number): Promise<GrownShop> {
  const began = performance.now();
  const shop = await providerUnderLoad({ products, currencies: ['USD', 'PHP'] });
  await refreshSearchIndex(shop.db);
  const seeding = performance.now() - began;
  const asNew = newRequests(shop, products);
  const before = usedMb();
  const asked = performance.now();
  for (const ask of Object.values(asNew)) await ask(0);
  const first = performance.now() - asked;
  const kept = usedMb() - before;
  const { carts, merchandiseId } = await cartsOf(shop);
  const daily = dailyRequests(shop, { products, carts, merchandiseId });
  return { products, shop, seeding, first, kept, daily, asNew, reading: readings(shop, products) };
}

/** The least of some tries by shop, one shop after the other in each, so that all have the same share of what else goes on. */
async function leastOf(
  shops: readonly GrownShop[],
  tries: number,
  measure: (shop: GrownShop) => Promise<number>,
): Promise<number[]> {
  const least = shops.map(() => Number.POSITIVE_INFINITY);
  for (let tried = 0; tried < tries; tried += 1)
    for (const [index, shop] of shops.entries())
      least[index] = Math.min(least[index] ?? Number.POSITIVE_INFINITY, await measure(shop));
  return least;
}

const joined = (values: readonly number[], digits: number): string =>
  values.map((value) => value.toFixed(digits)).join(' → ');

/** Growth from the smallest shop to the largest, against the growth that is allowed. */
function growthRow(what: string, values: readonly number[], allowed: { by: number; as: string }): Row {
  const growth = (values.at(-1) ?? 0) / (values[0] ?? 1);
  return {
    what,
    measured: `${joined(values, 1)} ms`,
    floor: `x ${allowed.by.toFixed(2)} ${allowed.as}`,
    ratio: growth / allowed.by,
    target: '<= 1',
  };
}

async function dailyRows(shops: readonly GrownShop[], allowed: { by: number; as: string }): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of Object.keys(shops[0]?.daily ?? {})) {
    const cost = async ({ daily }: GrownShop): Promise<number> =>
      (await rounds(ROUNDS, async (round) => daily[name]?.(round))).p50;
    rows.push(growthRow(`${name}, p50`, await leastOf(shops, TRIES, cost), allowed));
  }
  return rows;
}

/** Each round asks for something else, and nothing is asked for twice. */
async function newRows(shops: readonly GrownShop[]): Promise<Row[]> {
  const rows: Row[] = [];
  let asked = 0;
  for (const name of Object.keys(shops[0]?.asNew ?? {})) {
    const cost = async ({ asNew }: GrownShop): Promise<number> =>
      (
        await rounds(30, async () => {
          asked += 1;
          return asNew[name]?.(asked);
        })
      ).p95;
    const values = await leastOf(shops, TRIES, cost);
    rows.push({ what: `${name}, p95`, measured: `${joined(values, 1)} ms`, target: '<= 30 ms' });
  }
  return rows;
}

async function readingRows(shops: readonly GrownShop[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of Object.keys(shops[0]?.reading ?? {})) {
    const cost = async ({ reading }: GrownShop): Promise<number> => (await reading[name]?.()) ?? 0;
    rows.push(growthRow(name, await leastOf(shops, 2, cost), { by: 1, as: 'linear in all' }));
  }
  return rows;
}

/** What requests and reading the catalogue cost in a shop of 1,400, of 20,000 and of 100,000 products. */
export async function growthBench(): Promise<Row[]> {
  const shops: GrownShop[] = [];
  try {
    for (const products of SIZES) shops.push(await open(products));
    const times = Math.max(...SIZES) / Math.min(...SIZES);
    const log = Math.log(Math.max(...SIZES)) / Math.log(Math.min(...SIZES));
    const each = (pick: (shop: GrownShop) => number): string => joined(shops.map(pick), 1);
    return [
      { what: 'products', measured: joined(SIZES, 0) },
      { what: 'seeded and indexed', measured: `${each(({ seeding }) => seeding / 1000)} s` },
      growthRow(
        'from nothing known to the first answers',
        shops.map(({ first }) => first),
        { by: times, as: 'linear' },
      ),
      { what: 'kept in memory of it', measured: `${each(({ kept }) => kept)} MB` },
      ...(await dailyRows(shops, { by: log, as: 'as log n' })),
      ...(await newRows(shops)),
      ...(await readingRows(shops)),
    ];
  } finally {
    for (const { shop } of shops) await shop.close();
  }
}

import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CART_LINES_UPDATE } from '@bluebird-bay/commerce/testing/shop-operations.ts';
import { API_PATH, EMBEDDED_TOKEN } from '@bluebird-bay/contract/api.ts';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import { ownServers } from '@bluebird-bay/database/testing/own-server.ts';
import { debianPostgres } from '@bluebird-bay/server/fleet/testing/debian-postgres.ts';
import { type ShopProcess, shopProcess } from '@bluebird-bay/server/testing/shop-process.ts';
import { load } from '../load.ts';
import type { Row } from '../rows.ts';

/** In turns, so that whatever else the machine does meets all. */
const TURNS = 3;
const SECONDS = 5;
const SHOPPERS = 16;
const PAGE = '/products/kaila-top-wildflowers/';
const TICKS_A_SECOND = 100;

const A_VARIANT = '{ products(first: 1) { nodes { variants(first: 1) { nodes { id } } } } }';
const CREATE = `mutation ($lines: [CartLineInput!]) {
  cartCreate(input: { lines: $lines }) { cart { id lines(first: 1) { nodes { id } } } } }`;

interface Answers {
  products?: { nodes: { variants: { nodes: { id: string }[] } }[] };
  cartCreate?: { cart: { id: string; lines: { nodes: { id: string }[] } } };
}

async function ask(url: string, query: string, variables: object = {}): Promise<Answers> {
  const answer = await fetch(url + API_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': EMBEDDED_TOKEN },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors }: { data?: Answers; errors?: object[] } = await answer.json();
  if (!data || errors) throw new Error(`The provider answered ${answer.status} ${JSON.stringify(errors)}.`);
  return data;
}

/** What was done in one turn; processor time is that of the shop's processes, in milliseconds for each thing done. */
interface Turn {
  perSecond: number;
  /** Of twenty bags the slowest took longer than this, of a hundred pages: in milliseconds. */
  late: number;
  cpu: number;
}

/** Processor time of shops so far, in milliseconds. */
async function processorTime(shops: readonly ShopProcess[]): Promise<number> {
  const times = await Promise.all(
    shops.map(async ({ dataDir }) => {
      const pid = (await readFile(join(dataDir, 'owner.pid'), 'utf8')).trim();
      const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
      return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_A_SECOND;
    }),
  );
  return times.reduce((sum, time) => sum + time, 0);
}

/** Bags whose one line is changed again and again, each by a shopper who waits for the answer. */
async function mutations(shops: readonly ShopProcess[]): Promise<Turn> {
  const [{ url } = { url: '' }] = shops;
  const [product] = (await ask(url, A_VARIANT)).products?.nodes ?? [];
  const lines = [{ merchandiseId: product?.variants.nodes[0]?.id, quantity: 1 }];
  const times: number[] = [];
  const before = await processorTime(shops);
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: SHOPPERS }, async (_, shopper) => {
      const cart = (await ask(url, CREATE, { lines })).cartCreate?.cart;
      for (let turn = shopper; performance.now() - begun < SECONDS * 1_000; turn += 1) {
        const asked = performance.now();
        await ask(shops[turn % shops.length]?.url ?? url, CART_LINES_UPDATE, {
          cartId: cart?.id,
          lines: [{ id: cart?.lines.nodes[0]?.id, quantity: 1 + (turn % 5) }],
        });
        times.push(performance.now() - asked);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1_000;
  times.sort((a, b) => a - b);
  const cpu = ((await processorTime(shops)) - before) / times.length;
  return { perSecond: times.length / seconds, late: times[Math.floor(times.length * 0.95)] ?? Number.NaN, cpu };
}

/** A page as it is kept, asked of all shops at once. */
async function pages(shops: readonly ShopProcess[]): Promise<Turn> {
  const before = await processorTime(shops);
  const loads = await Promise.all(
    shops.map(({ url }) => load({ url: url + PAGE, seconds: SECONDS, connections: SHOPPERS / shops.length })),
  );
  const perSecond = loads.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0);
  const cpu = ((await processorTime(shops)) - before) / (perSecond * SECONDS);
  return { perSecond, late: Math.max(...loads.map(({ p99 }) => p99)), cpu };
}

const best = (turns: readonly Turn[]): Turn =>
  turns.reduce((most, turn) => (turn.perSecond > most.perSecond ? turn : most), { perSecond: 0, late: 0, cpu: 0 });

/** Each of two groups in turns, the best of each. */
async function compared(work: (shops: readonly ShopProcess[]) => Promise<Turn>, groups: readonly ShopProcess[][]) {
  const turns: Turn[][] = groups.map(() => []);
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [at, shops] of groups.entries()) turns[at]?.push(await work(shops));
  return turns.map(best);
}

function rowOf(what: string, share: 'p95' | 'p99', [floor, ours]: readonly Turn[]): Row[] {
  if (!floor || !ours) return [];
  const said = ({ perSecond, late, cpu }: Turn): string =>
    `${perSecond.toFixed(0)}/s, ${share} ${late.toFixed(0)} ms, ${cpu.toFixed(2)} ms cpu`;
  return [{ what, measured: said(ours), floor: said(floor), ratio: ours.perSecond / floor.perSecond }];
}

/** From a start to the first request that is let in, beside what Node itself takes. */
async function startOf(restart: () => Promise<unknown>): Promise<Row> {
  const begun = performance.now();
  await restart();
  const took = performance.now() - begun;
  const bare = performance.now();
  spawnSync(process.execPath, ['-e', '']);
  const floor = performance.now() - bare;
  return {
    what: 'a built shop on a filled database, start to ready',
    measured: `${(took / 1_000).toFixed(1)} s`,
    floor: `${(floor / 1_000).toFixed(2)} s node alone`,
    ratio: took / floor,
  };
}

/**
 * One process against two, and with PgBouncer against without: bags and pages, on the machine's own PostgreSQL. Whoever asks
 * works on the same cores, so processor time for each thing done says more of many machines than what is done in a second.
 */
export async function fleetBench(): Promise<Row[]> {
  const servers = ownServers();
  const shops: ShopProcess[] = [];
  const postgres = await debianPostgres(await servers.folder()).catch((error: Error) => error);
  if (postgres instanceof Error) return [{ what: 'many processes', measured: postgres.message }];
  try {
    const folder = await servers.folder();
    const open = async (name: string, databaseUrl: string): Promise<ShopProcess> => {
      const shop = await shopProcess({
        port: await freePort(),
        dataDir: join(folder, name),
        environment: {
          ROLES: 'web,provider',
          DATABASE_URL: databaseUrl,
          DATABASE_DIRECT_URL: postgres.primaryUrl,
          // What is measured is not how pages are made.
          PAGES_FRESH_SECONDS: '3600',
        },
      });
      shops.push(shop);
      return shop;
    };
    const one = await open('one', postgres.primaryUrl);
    const other = await open('other', postgres.primaryUrl);
    const pooled = await open('pooled', postgres.pooledUrl);
    return [
      ...rowOf('changes of bags, two providers', 'p95', await compared(mutations, [[one], [one, other]])),
      ...rowOf('changes of bags, through PgBouncer', 'p95', await compared(mutations, [[other], [pooled]])),
      ...rowOf('a page as it is kept, two webs', 'p99', await compared(pages, [[one], [one, other]])),
      await startOf(async () => {
        await pooled.clear();
        await open('pooled', postgres.pooledUrl);
      }),
    ];
  } finally {
    for (const shop of shops) await shop.clear();
    await postgres.stop();
    await servers.clear();
  }
}

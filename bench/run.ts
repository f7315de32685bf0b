import { parseArgs } from 'node:util';
import startShop from '../e2e/shop-under-test.ts';
import { accountBench } from './account-bench.ts';
import { capacityBench } from './capacity-bench.ts';
import { cartBench } from './cart-bench.ts';
import { cartLoadBench } from './cart-load-bench.ts';
import { clubBench } from './club-bench.ts';
import { elsewhereBench } from './elsewhere/elsewhere-bench.ts';
import { fleetBench } from './elsewhere/fleet-bench.ts';
import { gameBench } from './game-bench.ts';
import { growthBench } from './growth/growth-bench.ts';
import { startBench } from './growth/start-bench.ts';
import { interactionBench } from './interaction-bench.ts';
import { loadingBench } from './loading-bench.ts';
import { memoryBench } from './memory-bench.ts';
import { pageBench } from './page-bench.ts';
import { peersBench } from './peers/peers-bench.ts';
import { PAGE_NAMES } from './peers/sides.ts';
import { pictureBench } from './picture-bench.ts';
import { providerBench } from './provider-bench.ts';
import { renderBench } from './render-bench.ts';
import { printRows, type Row } from './rows.ts';
import { seedingBench } from './seeding-bench.ts';

import { weightBench } from './weight-bench.ts';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string' }, pages: { type: 'string' } },
});
/** What a storefront of others asks this shop's provider with. */
const privateToken = process.env.STOREFRONT_PRIVATE_TOKEN ?? 'opens-the-house-to-a-server-of-hydrogen';

/**
 * `npm run bench [name …]`: the shop's figures, each as a ratio against a floor measured in the same run, so that a slow
 * machine changes both. Names: weight, loading, render, pages, cart, carts (five minutes; `CARTS_SECONDS`), interactions, game, pictures,
 * seeding, provider, accounts, club, capacity, growth (five minutes), start, memory (five minutes; `MEMORY_SECONDS` says otherwise), fleet (Debian's PostgreSQL and PgBouncer), elsewhere (first views with
 * the provider in a process of its own), peers (ten minutes, only when asked for: Hydrogen beside ours on the same provider, written
 * into docs/figures.md; `--runs 1` is quicker, `--pages product,cart` are less).
 */
const BENCHES: Readonly<Record<string, () => Promise<Row[]>>> = {
  weight: weightBench,
  loading: loadingBench,
  render: renderBench,
  pages: pageBench,
  cart: cartBench,
  carts: cartLoadBench,
  interactions: interactionBench,
  game: gameBench,
  pictures: pictureBench,
  seeding: seedingBench,
  provider: providerBench,
  accounts: accountBench,
  club: clubBench,
  capacity: capacityBench,
  growth: growthBench,
  start: startBench,
  memory: memoryBench,
  fleet: fleetBench,
  elsewhere: elsewhereBench,
  peers: () =>
    peersBench({
      privateToken,
      ...(options.runs && { runs: Number(options.runs) }),
      ...(options.pages && { pages: PAGE_NAMES.filter((name) => options.pages?.split(',').includes(name)) }),
    }),
};
/** These measure without a running shop. */
const ALONE: readonly string[] = [
  'pictures',
  'seeding',
  'provider',
  'accounts',
  'club',
  'capacity',
  'growth',
  'start',
  'fleet',
  'elsewhere',
];

/** It installs what is not ours, and changes a document. */
const WHEN_ASKED = ['peers'];

const unknown = names.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
const needsShop = names.length === 0 || names.some((name) => !ALONE.includes(name));
process.env.STOREFRONT_PRIVATE_TOKEN = privateToken;
const stop = needsShop ? await startShop() : async (): Promise<void> => {};
try {
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (names.length > 0 ? !names.includes(name) : WHEN_ASKED.includes(name)) continue;
    printRows(name, await bench());
  }
} finally {
  await stop();
}

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

/** Measured at a shop that is opened for all of them. */
const WITH_SHOP = {
  weight: weightBench,
  loading: loadingBench,
  render: renderBench,
  pages: pageBench,
  cart: cartBench,
  // Five minutes; CARTS_SECONDS says otherwise.
  carts: cartLoadBench,
  interactions: interactionBench,
  game: gameBench,
  // Five minutes; MEMORY_SECONDS says otherwise.
  memory: memoryBench,
  // Ten minutes: Hydrogen beside ours on the same provider, written into docs/figures.md; --runs and --pages make less of it.
  peers: () =>
    peersBench({
      privateToken,
      ...(options.runs && { runs: Number(options.runs) }),
      ...(options.pages && { pages: PAGE_NAMES.filter((name) => options.pages?.split(',').includes(name)) }),
    }),
};
/** Measured without a running shop. */
const ALONE = {
  pictures: pictureBench,
  seeding: seedingBench,
  provider: providerBench,
  accounts: accountBench,
  club: clubBench,
  capacity: capacityBench,
  // Five minutes.
  growth: growthBench,
  start: startBench,
  // Wants Debian's PostgreSQL and PgBouncer.
  fleet: fleetBench,
  // First views with the provider in a process of its own.
  elsewhere: elsewhereBench,
};
/**
 * `npm run bench [name …]`: the shop's figures, each as a ratio against a floor measured in the same run, so that a slow
 * machine changes both.
 */
const BENCHES: Readonly<Record<string, () => Promise<Row[]>>> = { ...WITH_SHOP, ...ALONE };

/** It installs what is not ours, and changes a document. */
const WHEN_ASKED = ['peers'];

const unknown = names.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
const needsShop = names.length === 0 || names.some((name) => name in WITH_SHOP);
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

import startShop from '../e2e/shop-under-test.ts';
import { accountBench } from './account-bench.ts';
import { capacityBench } from './capacity-bench.ts';
import { cartBench } from './cart-bench.ts';
import { cartLoadBench } from './cart-load-bench.ts';
import { clubBench } from './club-bench.ts';
import { elsewhereBench } from './elsewhere/elsewhere-bench.ts';
import { fleetBench } from './elsewhere/fleet-bench.ts';
import { gameBench } from './game-bench.ts';
import { interactionBench } from './interaction-bench.ts';
import { loadingBench } from './loading-bench.ts';
import { memoryBench } from './memory-bench.ts';
import { pageBench } from './page-bench.ts';
import { pictureBench } from './picture-bench.ts';
import { providerBench } from './provider-bench.ts';
import { renderBench } from './render-bench.ts';
import { printRows, type Row } from './rows.ts';
import { seedingBench } from './seeding-bench.ts';
import { weightBench } from './weight-bench.ts';

/**
 * `npm run bench [name …]`: the shop's figures, each as a ratio against a floor measured in the same run, so that a slow
 * machine changes both. Names: weight, loading, render, pages, cart, carts (five minutes; `CARTS_SECONDS`), interactions, game, pictures,
 * seeding, provider, accounts, club, capacity, memory (five minutes; `MEMORY_SECONDS` says otherwise), fleet (Debian's PostgreSQL and PgBouncer), elsewhere (first views with
 * the provider in a process of its own).
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
  memory: memoryBench,
  fleet: fleetBench,
  elsewhere: elsewhereBench,
};
/** These measure without a running shop. */
const ALONE: readonly string[] = [
  'pictures',
  'seeding',
  'provider',
  'accounts',
  'club',
  'capacity',
  'fleet',
  'elsewhere',
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
const needsShop = names.length === 0 || names.some((name) => !ALONE.includes(name));
const stop = needsShop ? await startShop() : async (): Promise<void> => {};
try {
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    printRows(name, await bench());
  }
} finally {
  await stop();
}

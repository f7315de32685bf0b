import { type Replica, watchReplica } from '@bluebird-bay/database/replica.ts';
import { ownServers, query, until } from '@bluebird-bay/database/testing/own-server.ts';
import { connectServices, type ServicesDb } from '@bluebird-bay/services/store/services-database.ts';
import { silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPageNews, type PageNews } from './page-news.ts';
import { type DebianPostgres, debianPostgres } from './testing/debian-postgres.ts';

const servers = ownServers();
let postgres: DebianPostgres;
let replica: Replica;
let db: ServicesDb;
let news: PageNews;
const told: string[] = [];

beforeAll(async () => {
  postgres = await debianPostgres(await servers.folder());
  await query(postgres.primaryUrl, 'create table public.price (amount int)');
  replica = await watchReplica(postgres.replicaUrl, () => {});
  db = connectServices(postgres.primaryUrl, { applicationName: 'replica-lag-test' });
  news = createPageNews({
    db,
    url: postgres.primaryUrl,
    pages: () => ({ changed: (handle) => void told.push(handle), expireAll: () => {} }),
    caughtUp: (lsn) => replica.caughtUp(lsn),
    hears: true,
    log: silentLog,
  });
}, 120_000);
afterAll(async () => {
  await news?.close();
  await db?.destroy();
  await replica?.close();
  await postgres?.stop();
  await servers.clear();
}, 60_000);

async function delayReplica(delay: string): Promise<void> {
  const superuser = postgres.replicaUrl.replace('bluebird@', 'postgres@');
  await query(superuser, `alter system set recovery_min_apply_delay = '${delay}'`);
  await query(superuser, 'select pg_reload_conf()');
}

const pricesAtReplica = () => query<{ amount: number }>(postgres.replicaUrl, 'select amount from public.price');

it('pages that are made from a replica ten seconds behind are told when it has the change, and not before (17, bad input)', async () => {
  await delayReplica('10s');
  await query(postgres.primaryUrl, 'insert into public.price values (9753)');
  await news.changed('sunny-hat');
  expect([told, await pricesAtReplica()]).toEqual([[], []]);
  const changed = performance.now();
  await until(() => told.length > 0, 40_000);
  const seconds = (performance.now() - changed) / 1_000;
  console.log(`a replica ten seconds behind: pages were told after ${seconds.toFixed(1)} s`);
  expect(seconds).toBeGreaterThan(8);
  expect(await pricesAtReplica()).toEqual([{ amount: 9753 }]);

  await delayReplica('0');
  await query(postgres.primaryUrl, 'insert into public.price values (8642)');
  await news.changed('sun-hat');
  await until(() => told.length > 1, 5_000);
  expect(await pricesAtReplica()).toHaveLength(2);
});

import {
  emptyServicesDatabase,
  type ServicesTestDatabase,
} from '@bluebird-bay/services/testing/services-test-database.ts';
import { keptLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createPageNews, type PageNews } from './page-news.ts';

let database: ServicesTestDatabase;
const open: PageNews[] = [];
beforeAll(async () => {
  database = await emptyServicesDatabase();
});
afterEach(() => Promise.all(open.splice(0).map((news) => news.close())));
afterAll(() => database.close());

/** A process that shows pages, and what it was told. */
function aNode(caughtUp: (lsn: string) => Promise<boolean> = async () => true) {
  const told: string[] = [];
  const pages = { changed: (handle: string) => void told.push(handle), expireAll: () => void told.push('all') };
  const { db, url } = database;
  const log = keptLog('pages');
  const news = createPageNews({ db, url, pages: () => pages, caughtUp, hears: true, log });
  open.push(news);
  return { told, news, said: () => log.lines.join() };
}

const listeners = async (): Promise<number> =>
  (
    await sql`select pid from pg_stat_activity
      where datname = current_database() and query like 'listen%' and state = 'idle'`.execute(database.db)
  ).rows.length;

const bothListen = () => expect.poll(listeners).toBe(2);

it('what one process learns, all are told, each once', async () => {
  const [one, other] = [aNode(), aNode()];
  await bothListen();
  await one.news.changed('reef-bikini');
  await other.news.changed('sun-hat');
  for (const { told } of [one, other]) await expect.poll(() => told.toSorted()).toEqual(['reef-bikini', 'sun-hat']);
});

it('pages that are made from a replica are told when it has the change', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const places: string[] = [];
  const [one, behind] = [
    aNode(),
    aNode((lsn) => {
      places.push(lsn);
      return promise;
    }),
  ];
  await bothListen();
  await one.news.changed('reef-bikini');
  await expect.poll(() => places.length).toBe(1);
  expect(places[0]).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
  expect(behind.told).toEqual([]);
  resolve(true);
  await expect.poll(() => behind.told).toEqual(['reef-bikini']);
});

it('a replica that does not catch up is told of, and keeps no page from being made', async () => {
  const { told, news, said } = aNode(async () => false);
  await expect.poll(listeners).toBe(1);
  await news.changed('reef-bikini');
  await expect.poll(() => told).toEqual(['reef-bikini']);
  expect(said()).toContain('the replica does not catch up');
});

it('who did not hear for a while says so, and takes all pages for old', async () => {
  const { told, said } = aNode();
  await expect.poll(listeners).toBe(1);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'bluebird-bay news'`.execute(database.db);
  await expect.poll(() => told, { timeout: 10_000 }).toEqual(['all']);
  expect(said()).toContain('news of changes are not heard');
});

it('news that is none is passed over', async () => {
  const { told, news } = aNode();
  await expect.poll(listeners).toBe(1);
  for (const payload of ['', 'null', '{', '{"handle":7}'])
    await sql`select pg_notify('bluebird_pages', ${payload})`.execute(database.db);
  await aNode().news.changed('sun-hat');
  await expect.poll(() => told).toEqual(['sun-hat']);
  await news.close();
});

import { wholeCatalogue } from '@bluebird-bay/commerce/catalogue/catalogue.ts';
import { seedCatalogue } from '@bluebird-bay/commerce/catalogue/seeding/seed-catalogue.ts';
import { type CommerceDb, connectCommerce, migrateCommerce } from '@bluebird-bay/commerce/store/commerce-database.ts';
import { temporaryServer } from '@bluebird-bay/database/testing/temporary-server.ts';
import { seedReviews } from '@bluebird-bay/services/reviews/seed-reviews.ts';
import { connectServices, migrateServices } from '@bluebird-bay/services/store/services-database.ts';
import { sql } from 'kysely';
import type { Row } from './rows.ts';

const SECOND = 1_000;
const APPLICATION = { applicationName: 'seeding-bench' } as const;

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return (performance.now() - before) / SECOND;
}

async function rowsWritten(db: CommerceDb): Promise<number> {
  await sql`analyze`.execute(db);
  const { rows } = await sql<{ n: number }>`
    select sum(reltuples)::int as n from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('commerce', 'services')`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The same server writing as many plain rows with one index, at its own pace. */
const plainRows = (db: CommerceDb, count: number): Promise<number> =>
  seconds(async () => {
    await sql`create table public.floor (id int primary key, words text not null)`.execute(db);
    await sql`insert into public.floor select n, md5(n::text) from generate_series(1, ${count}::int) n`.execute(db);
  });

/** How long an empty database takes to hold the catalogue and its reviews. Needs no shop; durability is on. */
export async function seedingBench(): Promise<Row[]> {
  const server = await temporaryServer('bench');
  const [db, services] = [connectCommerce(server.url, APPLICATION), connectServices(server.url, APPLICATION)];
  try {
    await migrateCommerce(db);
    await migrateServices(services);
    const catalogue = await seconds(() => seedCatalogue(db));
    const reviews = await seconds(() => seedReviews(services, wholeCatalogue().products));
    const again = await seconds(() => seedCatalogue(db));
    const count = await rowsWritten(db);
    const floor = await plainRows(db, count);
    const all = catalogue + reviews;
    return [
      {
        what: `an empty database seeded, ${count} rows`,
        measured: `${all.toFixed(1)} s`,
        floor: `${floor.toFixed(2)} s`,
        ratio: all / floor,
        target: '<= 20 s',
      },
      { what: '  products and collections', measured: `${catalogue.toFixed(1)} s` },
      { what: '  reviews', measured: `${reviews.toFixed(1)} s` },
      { what: 'seeded again, nothing changed', measured: `${again.toFixed(2)} s` },
    ];
  } finally {
    await Promise.all([db.destroy(), services.destroy()]);
    await server.stop();
  }
}

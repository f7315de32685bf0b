import { connectCommerce } from '@bluebird-bay/commerce/store/commerce-database.ts';
import { aLargeCatalogue } from '@bluebird-bay/commerce/testing/a-large-catalogue.ts';
import { temporaryFolder, temporaryServer } from '@bluebird-bay/database/testing/temporary-server.ts';
import { shopProcess } from '@bluebird-bay/server/testing/shop-process.ts';
import type { Row } from '../rows.ts';

/** Beside those the shop has; together with them as many as no shop of swimwear has. `START_PRODUCTS=5000` adds others. */
const MORE = Number(process.env.START_PRODUCTS ?? 98_600);
/** The best of so many says what it takes: other work at the machine spoils some. */
const TRIES = 3;

interface Place {
  databaseUrl: string;
  dataDir: string;
}

/** Milliseconds from the start of a shop's process until it is open; then it is stopped. */
async function start({ databaseUrl, dataDir }: Place): Promise<number> {
  const began = performance.now();
  const shop = await shopProcess({ dataDir, environment: { DATABASE_URL: databaseUrl, STOP_NOTICE_SECONDS: '0' } });
  const took = performance.now() - began;
  shop.signal('SIGTERM');
  await shop.ended;
  return took;
}

async function quickest(place: Place): Promise<number> {
  const tries: number[] = [];
  while (tries.length < TRIES) tries.push(await start(place));
  return Math.min(...tries);
}

/** How long a shop that is built and seeded takes to open, as large as it is and as large as it may become. */
export async function startBench(): Promise<Row[]> {
  const database = await temporaryServer('bench-start');
  const { folder: dataDir, remove } = await temporaryFolder('bench-start');
  const place = { databaseUrl: database.url, dataDir };
  try {
    const first = await start(place);
    const again = await quickest(place);
    const db = connectCommerce(database.url, { applicationName: 'bench' });
    const { products } = await aLargeCatalogue(db, { products: MORE, currencies: ['USD', 'PHP'] });
    await db.destroy();
    // What is new is found by search once it has been read; that is done once.
    await start(place);
    const grown = await quickest(place);
    return [
      { what: 'opened for the first time, ms', measured: first.toFixed(0) },
      {
        what: `opened again with ${products} products, ms`,
        measured: grown.toFixed(0),
        floor: `${again.toFixed(0)} with ${products - MORE}`,
        ratio: grown / again,
        target: '<= 2',
      },
    ];
  } finally {
    await database.stop();
    await remove();
  }
}

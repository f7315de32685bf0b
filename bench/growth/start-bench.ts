import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connectCommerce } from '@bluebird-bay/commerce/store/commerce-database.ts';
import { aLargeCatalogue } from '@bluebird-bay/commerce/testing/a-large-catalogue.ts';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import { clearAtEnd } from '@bluebird-bay/database/testing/clear-at-end.ts';
import { temporaryFolder, temporaryServer } from '@bluebird-bay/database/testing/temporary-server.ts';
import type { Row } from '../rows.ts';

/** Beside those the shop has; together with them as many as no shop of swimwear has. `START_PRODUCTS=5000` adds others. */
const MORE = Number(process.env.START_PRODUCTS ?? 98_600);
const OPEN_WITHIN_MS = 180_000;
/** The best of so many says what it takes: other work at the machine spoils some. */
const TRIES = 3;
const START = fileURLToPath(new URL('../../server/start.ts', import.meta.url));

interface Place {
  databaseUrl: string;
  dataDir: string;
}

/** Milliseconds from the start of a shop's process until it says that it is open; then it is stopped. */
async function start({ databaseUrl, dataDir }: Place): Promise<number> {
  const environment = { PORT: String(await freePort()), DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const began = performance.now();
  const shop = spawn(process.execPath, [START], {
    // Nothing is made ahead, and no balancer is asking.
    env: { ...process.env, ...environment, MAKE_AHEAD: 'none', STOP_NOTICE_SECONDS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const forget = shop.pid === undefined ? () => undefined : clearAtEnd({ pid: shop.pid });
  const ended = new Promise((resolve) => shop.once('exit', resolve));
  let said = '';
  shop.stdout.on('data', (text) => {
    said += text;
  });
  while (!said.includes('is open') && shop.exitCode === null && performance.now() - began < OPEN_WITHIN_MS)
    // Fixed wait: between two looks.
    await sleep(10);
  const took = performance.now() - began;
  shop.kill('SIGTERM');
  await ended;
  forget();
  if (!said.includes('is open')) throw new Error(`The shop did not open:\n${said}`);
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

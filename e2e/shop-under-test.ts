import { spawn } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import { clearAtEnd } from '@bluebird-bay/database/testing/clear-at-end.ts';
import { temporaryFolder, temporaryServer } from '@bluebird-bay/database/testing/temporary-server.ts';
import { isElsewhere, PICTURES, type ShopUnderTest } from './shop-addresses.ts';

const READY_WITHIN_MS = 180_000;
const START = fileURLToPath(new URL('../server/start.ts', import.meta.url));

async function untilReady(url: string, exited: () => boolean): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline && !exited()) {
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    // Fixed wait: between two looks.
    await sleep(200);
  }
  throw new Error(exited() ? 'The shop ended while it was starting.' : 'The shop was not ready in time.');
}

/**
 * Starts the whole shop: real PostgreSQL, real server, its own data folder; with `ELSEWHERE` its provider in a process of its own.
 * What is returned stops everything.
 */
export async function openShop(): Promise<ShopUnderTest & { close: () => Promise<void> }> {
  if (isElsewhere) return (await import('./open-elsewhere.ts')).openShopElsewhere();
  const database = await temporaryServer('e2e-database');
  const { folder, remove } = await temporaryFolder('e2e-shop');
  await mkdir(PICTURES, { recursive: true });
  await symlink(PICTURES, join(folder, 'pictures'));
  const port = await freePort();
  const environment = {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    // Pages and pictures are made as the journeys ask for them: making all of them ahead would keep a small machine busy.
    MAKE_AHEAD: 'none',
    PAGE_WITHIN_SECONDS: '0',
    // No balancer is asking.
    STOP_NOTICE_SECONDS: '0',
    // As `npm start` has it.
    MALLOC_ARENA_MAX: '1',
  };
  const shop = spawn(process.execPath, [START], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
  const forget = shop.pid === undefined ? () => undefined : clearAtEnd({ pid: shop.pid });
  let hasExited = false;
  const exit = new Promise<void>((resolve) => {
    shop.once('exit', () => {
      hasExited = true;
      forget();
      resolve();
    });
  });
  const close = async (): Promise<void> => {
    shop.kill('SIGTERM');
    await exit;
    await database.stop();
    await remove();
  };
  const url = `http://localhost:${port}`;
  await untilReady(url, () => hasExited).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { SHOP_URL: url, SHOP_DATABASE_URL: database.url, close };
}

/**
 * Before all journeys. Where SHOP_URL and SHOP_DATABASE_URL are set already, the shop they name is tested as it runs:
 * `npm test` opens it while the other tests run, and it is quick while one journey is being written.
 */
export default async function startShop(): Promise<() => Promise<void>> {
  if (process.env.SHOP_URL && process.env.SHOP_DATABASE_URL) return async () => undefined;
  const { close, ...addresses } = await openShop();
  Object.assign(process.env, addresses);
  return close;
}

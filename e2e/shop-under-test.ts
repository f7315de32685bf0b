import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbeddedServer } from '@bluebird-bay/database/embedded-server.ts';
import { freePort } from '@bluebird-bay/database/free-port.ts';

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
    await sleep(200);
  }
  throw new Error(exited() ? 'The shop ended while it was starting.' : 'The shop was not ready in time.');
}

/**
 * Starts the whole shop for a test run: real PostgreSQL, real server, its own data folder. Tests find its address in
 * SHOP_URL and its database in SHOP_DATABASE_URL. What is returned stops everything. Where both are set already, the
 * shop they name is tested as it runs: quick while one journey is being written.
 */
export default async function startShop(): Promise<() => Promise<void>> {
  if (process.env.SHOP_URL && process.env.SHOP_DATABASE_URL) return async () => undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'bluebird-bay-e2e-'));
  await chmod(dataDir, 0o755);
  const database = await startEmbeddedServer({ dataDir: join(dataDir, 'database') });
  const port = await freePort();
  const environment = {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: join(dataDir, 'shop'),
    // Pages and pictures are made as the journeys ask for them: making all of them ahead would keep a small machine busy.
    MAKE_AHEAD: 'none',
    // No balancer is asking.
    STOP_NOTICE_SECONDS: '0',
  };
  const shop = spawn(process.execPath, [START], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
  let hasExited = false;
  const exit = new Promise<void>((resolve) => {
    shop.once('exit', () => {
      hasExited = true;
      resolve();
    });
  });
  const stop = async (): Promise<void> => {
    shop.kill('SIGTERM');
    await exit;
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  await untilReady(url, () => hasExited).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  process.env.SHOP_URL = url;
  process.env.SHOP_DATABASE_URL = database.url;
  return stop;
}

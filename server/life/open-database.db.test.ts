import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPostmaster, stopPostmaster } from '@bluebird-bay/database/embedded/postmaster.ts';
import { keptLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../settings/config.ts';
import { Health } from './health.ts';
import { openDatabase } from './open-database.ts';
import { Shutdown } from './shutdown.ts';

let dataDir: string;
const postmaster = () => readPostmaster(join(dataDir, 'database/postgres'));
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bluebird-bay-opening-'));
  // PostgreSQL runs as another user where this is root, and has to get in.
  await chmod(dataDir, 0o755);
});
afterAll(async () => {
  const left = await postmaster();
  if (left) await stopPostmaster(left.pid);
  await rm(dataDir, { recursive: true, force: true });
});

const open = (shutdown: Shutdown) =>
  openDatabase(readConfig({ DATA_DIR: dataDir }), {
    shutdown,
    health: new Health(),
    log: keptLog('database'),
    onLost: () => undefined,
  });

it('a stop while PostgreSQL starts leaves none behind', async () => {
  const shutdown = new Shutdown();
  const opening = open(shutdown).catch(() => undefined);
  await shutdown.run();
  await opening;
  expect(await postmaster()).toBeUndefined();
  // It does run there: what is not found has gone.
  const again = new Shutdown();
  await open(again);
  expect(await postmaster()).toMatchObject({ status: 'ready' });
  await again.run();
});

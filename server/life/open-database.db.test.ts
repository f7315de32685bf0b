import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPostmaster, stopPostmaster } from '@bluebird-bay/database/embedded/postmaster.ts';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import { keptLog, silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
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

it('says which of its two addresses the database cannot be reached at', async () => {
  const at = async () => `postgres://bay@127.0.0.1:${await freePort()}/bay`;
  const shutdown = new Shutdown();
  const opening = async (environment: Record<string, string>) =>
    openDatabase(readConfig(environment), { shutdown, health: new Health(), log: silentLog, onLost: () => undefined });
  const DATABASE_URL = await at();
  await expect(opening({ DATABASE_URL })).rejects.toThrow('of DATABASE_URL cannot be reached (ECONNREFUSED)');
  await expect(opening({ DATABASE_URL, DATABASE_DIRECT_URL: await at() })).rejects.toThrow(
    'of DATABASE_DIRECT_URL cannot be reached (ECONNREFUSED)',
  );
  await shutdown.run();
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

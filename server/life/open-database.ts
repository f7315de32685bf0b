import { join } from 'node:path';
import type { ConnectOptions, PoolFigures } from '@bluebird-bay/database/connect.ts';
import { startEmbeddedServer } from '@bluebird-bay/database/embedded-server.ts';
import { watchFreeSpace } from '@bluebird-bay/database/free-space.ts';
import { databaseProbe } from '@bluebird-bay/database/probe.ts';
import { connectServices, migrateServices, type ServicesDb } from '@bluebird-bay/services/store/services-database.ts';
import { errorCode } from '@bluebird-bay/telemetry/describe-error.ts';
import type { Log } from '@bluebird-bay/telemetry/log.ts';
import type { Config } from '../settings/config.ts';
import { ConfigError } from '../settings/settings.ts';
import type { Health } from './health.ts';
import type { Shutdown } from './shutdown.ts';

export interface OpenDatabase {
  /** Where it is, and how a pool of a name connects: the provider has one of its own, for no package touches another's tables. */
  url: string;
  /** The same without a pooler in between, for what needs a session: migrations, hearing of news. */
  directUrl: string;
  poolOptions: (name: string) => Pick<ConnectOptions, 'isReadOnly' | 'watchPool'>;
  /** The tables of our own services. */
  servicesDb: ServicesDb;
  /** What to say of it in one word or two. */
  summary: string;
  /** A line worth reading at the end of the start. */
  notice: string | undefined;
  /** How busy each pool is. */
  pools: ReadonlyMap<string, () => PoolFigures>;
  /** What is known of the embedded server; nothing of one of one's own. */
  embedded: EmbeddedFigures | undefined;
  /** Whether nothing may be written now; both pools refuse it then. */
  isReadOnly: () => boolean;
}

/** What is known of the embedded server. */
export interface EmbeddedFigures {
  /** How often it was brought back. */
  restarts: () => number;
  /** Bytes free on its disk; undefined where it does not say. */
  freeBytes: () => number | undefined;
}

/** Whom the database reaches: what ends with the shop, who is asked how it is, and who is told that it is gone for good. */
export interface DatabaseHooks {
  shutdown: Shutdown;
  health: Health;
  log: Log;
  /** The embedded server has gone and does not come back: there is no shop without it. */
  onLost: (reason: string) => void;
}

/** PostgreSQL stops faster than this unless it has much to write. */
const STOP_WITHIN_MS = 10_000;
/** What PostgreSQL needs to start after a crash: a piece of its log, and some more. */
const ROOM_TO_START = 40 * 1024 * 1024;

async function embedded({ dataDir, operations }: Config, { shutdown, health, log, onLost }: DatabaseHooks) {
  const starting = startEmbeddedServer({ dataDir: join(dataDir, 'database') });
  // Before it is there: it outlives this process, and a stop may come while it starts.
  const stop = () =>
    starting.then(
      (started) => started.stop(),
      () => undefined,
    );
  shutdown.add('PostgreSQL', stop, STOP_WITHIN_MS);
  const server = await starting;
  const space = await watchFreeSpace({
    folder: server.home,
    minBytes: operations.minFreeBytes,
    onChange: (reason) =>
      reason ? log.error('nothing is written for now', { reason }) : log.info('there is room again'),
  });
  shutdown.add('disk', space.stop);
  let restarts = 0;
  server.watch({
    onLost,
    hasRoom: async () => {
      await space.look();
      // A disk that does not say how much is left, or has gone, is not a full one: starts that fail count.
      return (space.bytes() ?? Number.POSITIVE_INFINITY) > ROOM_TO_START;
    },
    onChange: (state) => {
      if (state.kind === 'restarting') return log.error('PostgreSQL is away', { reason: state.reason });
      restarts += 1;
      log.info('PostgreSQL is back');
    },
  });
  health.watch({
    readOnly: space.readOnly,
    databaseAway: () => {
      const state = server.state();
      return state.kind === 'restarting' ? `the database is being started again: ${state.reason}` : undefined;
    },
  });
  const { readOnly } = space;
  const figures: EmbeddedFigures = { restarts: () => restarts, freeBytes: space.bytes };
  return {
    url: server.url,
    summary: server.adopted ? 'taken over' : 'started',
    notice: server.notice,
    readOnly,
    figures,
  };
}

const ELSEWHERE = { summary: 'from DATABASE_URL', notice: undefined, readOnly: () => undefined, figures: undefined };

/** Does what needs a session on a connection of its own where the pool is behind a pooler. */
async function withDirect(
  servicesDb: ServicesDb,
  { url, directUrl }: Pick<OpenDatabase, 'url' | 'directUrl'>,
  work: (db: ServicesDb) => Promise<unknown>,
): Promise<void> {
  if (directUrl === url) return void (await work(servicesDb));
  const direct = connectServices(directUrl, { applicationName: 'bluebird-bay migrations', max: 1 });
  await work(direct).finally(() => direct.destroy());
}

/** PostgreSQL, embedded or from outside, with the tables brought up to date. */
export async function openDatabase(config: Config, hooks: DatabaseHooks): Promise<OpenDatabase> {
  const { shutdown, health } = hooks;
  const { url, summary, notice, readOnly, figures } = config.databaseUrl
    ? { ...ELSEWHERE, url: config.databaseUrl }
    : await embedded(config, hooks);
  const directUrl = config.deployment.databaseDirectUrl ?? url;
  const probe = databaseProbe(url);
  shutdown.add('database probe', probe.close);
  health.watch({ databaseSilent: probe.ask });
  const pools = new Map<string, () => PoolFigures>();
  // What a start writes is little, and without it there is no shop to look at.
  const isReadOnly = (): boolean => health.isOpen && readOnly() !== undefined;
  const poolOptions: OpenDatabase['poolOptions'] = (name) => ({
    isReadOnly,
    watchPool: (figures) => void pools.set(name, figures),
  });
  const servicesDb = connectServices(url, {
    applicationName: 'bluebird-bay services',
    max: 5,
    ...poolOptions('services'),
  });
  shutdown.add('database connections', () => servicesDb.destroy());
  try {
    await withDirect(servicesDb, { url, directUrl }, migrateServices);
  } catch (error) {
    const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', '28P01', '3D000'].includes(errorCode(error) ?? '');
    const setting = directUrl === url ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
    if (unreachable) throw new ConfigError(`The database of ${setting} cannot be reached (${errorCode(error)}).`);
    throw error;
  }
  return { url, directUrl, poolOptions, servicesDb, summary, notice, isReadOnly, pools, embedded: figures };
}

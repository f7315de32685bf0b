import { shopLog } from '@bluebird-bay/telemetry/log.ts';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { guardedPool } from './guarded-pool.ts';

/** PostgreSQL's `int8` as a JavaScript number: our ids and minor units stay far below 2^53. Set once for the process. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface ConnectOptions {
  /** Shown in `pg_stat_activity`, so that a test ends only its own connections. */
  applicationName: string;
  /** Connections at the most; 10 unless told. */
  max?: number;
  /** How many times longer than usual everything may take: for tests that count outcomes, on machines that may be busy. */
  patience?: number;
  /** Whether nothing may be changed now; asked for each use of a connection. Everything may unless told. */
  isReadOnly?: () => boolean;
  /** Given what says how busy the pool is, now and later. */
  watchPool?: (figures: () => PoolFigures) => void;
}

/** How busy a pool is. */
export interface PoolFigures {
  /** Connections at the most. */
  max: number;
  busy: number;
  idle: number;
  /** Who waits for one. */
  waiting: number;
}

/**
 * A pool on `url` with the types of the tables it may touch. Statements end after 3 s, a server that is silent for 4 s is
 * given up, waiting for a connection ends after 5 s and an idle transaction after 10 s, so that no request waits for ever
 * (reliability D19). A broken connection is dropped from the pool; the next caller gets a new one.
 */
export function connect<Tables>(url: string, options: ConnectOptions): Kysely<Tables> {
  const { patience = 1, isReadOnly = () => false } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName,
    connectionTimeoutMillis: 5_000 * patience,
    statement_timeout: 3_000 * patience,
    idle_in_transaction_session_timeout: 10_000 * patience,
  });
  pool.on('error', (error) => {
    // Of a pool that is being left, a connection may hear the server stop before it is gone itself.
    if (!pool.ending) shopLog.of('database').warn('an idle connection broke', {}, error);
  });
  // A connection that breaks while in use fails its query, which is where it is handled; it says so a second time as an
  // event, and an event nobody listens to would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const { max } = pool.options;
  options.watchPool?.(() => {
    const { totalCount, idleCount, waitingCount } = pool;
    return { max, busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  });
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: guardedPool(pool, { limitMs: 4_000 * patience, isReadOnly }) }),
  });
}

/** Does a work on one connection of its own, outside any pool, and closes it. Rejects where there is none within the limit. */
export async function withClient<Result>(
  url: string,
  applicationName: string,
  work: (client: pg.Client) => Promise<Result>,
  limitMs = 5_000,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: limitMs,
  });
  // A broken connection fails its query, which is where it is handled.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

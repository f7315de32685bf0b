import { setTimeout as sleep } from 'node:timers/promises';
import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from 'kysely';
import pg from 'pg';
import type { CommerceDb } from '../../store/commerce-database.ts';
import type { CommerceTables } from '../../store/tables.ts';

/** A database whose statements can be counted, and stopped before one of them. */
export interface SteppedDb {
  db: CommerceDb;
  /** Statements sent since the last {@link SteppedDb.before}, what begins and ends transactions among them. */
  sent(): number;
  /** Counts anew; before statement number `index` (from 0) `rival` comes first. Does nothing beyond where it is never sent. */
  before(index: number, rival: () => Promise<void>): void;
  close(): Promise<void>;
}

class SteppedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #step: () => Promise<void>;

  constructor(client: pg.PoolClient, step: () => Promise<void>) {
    this.#client = client;
    this.#step = step;
  }

  query<R>(text: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    query: string | PostgresCursor<R>,
    parameters: ReadonlyArray<unknown> = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof query !== 'string') throw new Error('Cursors are not stopped before.');
    const client: PostgresPoolClient = this.#client;
    return this.#step().then(() => client.query<R>(query, parameters));
  }

  release(): void {
    this.#client.release();
  }
}

/** One on connections of its own. */
export function steppedDb(url: string): SteppedDb {
  const pool = new pg.Pool({ connectionString: url, max: 4, application_name: 'commerce-test-stepped' });
  let sent = 0;
  let stop: { index: number; rival: () => Promise<void> } | undefined;

  async function step(): Promise<void> {
    const isHere = stop?.index === sent;
    sent += 1;
    if (!isHere) return;
    const here = stop;
    stop = undefined;
    await here?.rival();
  }
  // Kysely knows a connection by its object, so each keeps the one it was given.
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  function stepped(client: pg.PoolClient): PostgresPoolClient {
    const outer = known.get(client) ?? new SteppedClient(client, step);
    known.set(client, outer);
    return outer;
  }
  return {
    db: new Kysely<CommerceTables>({
      dialect: new PostgresDialect({
        pool: { connect: async () => stepped(await pool.connect()), end: () => pool.end() },
      }),
    }),
    sent: () => sent,
    before(index, rival) {
      sent = 0;
      stop = { index, rival };
    },
    close: () => pool.end(),
  };
}

/** Ends when somebody in this database waits for another's lock. */
export async function untilSomebodyWaits(db: CommerceDb, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
    // Fixed wait: between two looks.
    await sleep(2);
  }
}

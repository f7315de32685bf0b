import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/**
 * The server has not said a word in time: it hangs, or the way to it does. Nobody knows whether it did what it was asked
 * (see `isLostConnection`).
 */
export class SilentServer extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(afterMs: number) {
    super(`PostgreSQL has been silent for ${afterMs} ms`);
  }
}

const unlimited = new AsyncLocalStorage<boolean>();

/** Lets what `work` asks the database take as long as it takes: migrations wait for each other, and build indexes. */
export function withoutTimeLimit<Result>(work: () => Promise<Result>): Promise<Result> {
  return unlimited.run(true, work);
}

type Command = PostgresQueryResult<unknown>['command'];
const CHANGES: readonly Command[] = ['DELETE', 'INSERT', 'MERGE', 'UPDATE'];

/** What was done, as far as Kysely asks: it counts the rows of changes, and whatever else there is brings rows or nothing. */
const commandOf = ({ command }: pg.QueryResult): Command => CHANGES.find((change) => change === command) ?? 'SELECT';

/** A connection that is given up when the server is silent on it, and not used again. */
class GuardedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #limitMs: number;
  #silent: SilentServer | undefined;
  #isReadOnly = false;

  constructor(client: pg.PoolClient, limitMs: number) {
    this.#client = client;
    this.#limitMs = limitMs;
  }

  /** Has PostgreSQL refuse every change on this connection, or take it again. */
  async setReadOnly(isReadOnly: boolean): Promise<void> {
    if (isReadOnly === this.#isReadOnly) return;
    await this.query(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`, []);
    this.#isReadOnly = isReadOnly;
  }

  query<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    query: string | PostgresCursor<R>,
    parameters: ReadonlyArray<unknown> = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof query !== 'string') throw new Error('Cursors are not for this pool: nobody would watch over them.');
    // Whoever was in a transaction rolls it back, which must not wait for the same silence again.
    if (this.#silent) return Promise.reject(this.#silent);
    const answer = this.#ask<R>(query, parameters);
    return unlimited.getStore() ? answer : this.#inTime(answer);
  }

  /** By a callback: what pg's own promise answers with is kept, rows and all, until the next full collection. */
  #ask<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    return new Promise((resolve, reject) => {
      this.#client.query(sql, [...parameters], (error, result) => {
        if (error) reject(error);
        else resolve({ command: commandOf(result), rowCount: result.rowCount ?? 0, rows: result.rows });
      });
    });
  }

  release(): void {
    if (!this.#silent) this.#client.release();
  }

  #inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => {
        this.#silent = new SilentServer(this.#limitMs);
        reject(this.#silent);
        // With an error the pool throws the connection away, whatever is still under way on it.
        this.#client.release(this.#silent);
      }, this.#limitMs);
      answer.then(resolve, reject).finally(() => clearTimeout(limit));
    });
  }
}

export interface GuardedPoolOptions {
  /** A query that is not answered after so many milliseconds is given up, and its connection with it. */
  limitMs: number;
  /** Asked for each use of a connection: whether nothing may be changed now. */
  isReadOnly: () => boolean;
}

/**
 * A pool for Kysely whose queries end in time even where the server hangs and so cannot end them itself (13.7), and that
 * changes nothing while it may not (13.1): PostgreSQL refuses it then, with an error `isReadOnlyRefusal` knows.
 */
export function guardedPool(pool: pg.Pool, { limitMs, isReadOnly }: GuardedPoolOptions): PostgresPool {
  // Kysely knows a connection by its object, so each keeps the one it was given.
  const guarded = new WeakMap<pg.PoolClient, GuardedClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = guarded.get(client) ?? new GuardedClient(client, limitMs);
      guarded.set(client, known);
      try {
        await known.setReadOnly(isReadOnly());
        return known;
      } catch (error) {
        known.release();
        throw error;
      }
    },
    end: () => pool.end(),
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type IsolationLevel, type Kysely, sql, type Transaction } from 'kysely';
import { withoutTimeLimit } from './guarded-pool.ts';
import { isLostConnection, isSerialisationFailure } from './postgres-error.ts';

const ATTEMPTS = 8;
const FIRST_PAUSE_MS = 5;
/** Nobody is kept waiting by tries that the server leaves unanswered. */
const RETRY_WITHIN_MS = 5_000;

export interface TxOptions {
  isolation?: IsolationLevel;
  /**
   * What makes running the work twice harmless (an attempt key under a unique index). Only with it is a lost connection
   * retried, because nobody knows whether that commit happened (reliability F4, D5).
   */
  idempotencyKey?: string;
  /** Statements take as long as they take: for filling tables and indexes, never for what somebody waits for. */
  isLong?: boolean;
}

function once<Tables, Result>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
  { isolation, isLong = false }: TxOptions,
): Promise<Result> {
  const builder = isolation ? db.transaction().setIsolationLevel(isolation) : db.transaction();
  if (!isLong) return builder.execute(work);
  return withoutTimeLimit(() =>
    builder.execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      return work(tx);
    }),
  );
}

/**
 * Runs `work` in one transaction. Serialisation failures and deadlocks are retried with growing, jittered pauses, so
 * `work` must do nothing outside the database. Any other error rolls back and is thrown on.
 */
export async function withTx<Tables, Result>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
  options: TxOptions = {},
): Promise<Result> {
  const deadline = performance.now() + RETRY_WITHIN_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(db, work, options);
    } catch (error) {
      const isWorthIt = options.idempotencyKey !== undefined && performance.now() < deadline;
      const again = isSerialisationFailure(error) || (isWorthIt && isLostConnection(error));
      if (!again || attempt === ATTEMPTS) throw error;
      await sleep(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
    }
  }
}

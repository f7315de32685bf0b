import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { withoutTimeLimit } from './guarded-pool.ts';
import { isLostConnection, isRefusedConnection, isSerialisationFailure } from './postgres-error.ts';

const ATTEMPTS = 8;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 500;
/** Nobody is kept waiting by tries that the server leaves unanswered. */
const RETRY_WITHIN_MS = 5_000;

export interface TxOptions {
  /**
   * What makes running the work twice harmless (an attempt key under a unique index). Only with it is a lost connection
   * retried, because nobody knows whether that commit happened (reliability F4, D5). With it, a server that starts again is
   * waited for as well.
   */
  idempotencyKey?: string;
  /** Statements take as long as they take: for filling tables and indexes, never for what somebody waits for. */
  isLong?: boolean;
}

/** The work is done, and what it wrote stays. */
export class Committed<Value> {
  readonly #value: Value;
  constructor(value: Value) {
    this.#value = value;
  }
  get value(): Value {
    return this.#value;
  }
}

/** The work came to nothing: what it wrote before it knew is undone. */
export class RolledBack<Value> {
  readonly #value: Value;
  constructor(value: Value) {
    this.#value = value;
  }
  get value(): Value {
    return this.#value;
  }
}

/** How work with an answer ends: `return commit(value)` where it stands, `return rollback(value)` where it was refused. */
export type Ending<Done, Refused = Done> = Committed<Done> | RolledBack<Refused>;

export const commit = <const Value>(value: Value): Committed<Value> => new Committed(value);
export const rollback = <const Value>(value: Value): RolledBack<Value> => new RolledBack(value);

type AnswerOf<Result> = Result extends Ending<infer Value> ? Value : undefined;

function answerOf<Result>(result: Result): AnswerOf<Result>;
function answerOf(result: unknown): unknown {
  return result instanceof Committed || result instanceof RolledBack ? result.value : undefined;
}

async function once<Tables, Result>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
  { isLong = false }: TxOptions,
): Promise<Result> {
  let refused: Result | undefined;
  const transaction = () =>
    db.transaction().execute(async (tx) => {
      if (isLong) await sql`set local statement_timeout = 0`.execute(tx);
      const result = await work(tx);
      if (!(result instanceof RolledBack)) return result;
      refused = result;
      // an error is the one way to have Kysely roll back
      throw new Error('rolled back');
    });
  try {
    return await (isLong ? withoutTimeLimit(transaction) : transaction());
  } catch (error) {
    // whatever befell the rollback itself, nothing was committed
    if (refused !== undefined) return refused;
    throw error;
  }
}

/** Whether work that has failed so often is worth another try. */
function isWorthAnother(error: unknown, attempt: number, deadline: number, { idempotencyKey }: TxOptions): boolean {
  if (isSerialisationFailure(error)) return attempt < ATTEMPTS;
  if (performance.now() >= deadline) return false;
  if (idempotencyKey !== undefined) return isRefusedConnection(error) || isLostConnection(error);
  return isRefusedConnection(error) && attempt < ATTEMPTS;
}

/**
 * Runs `work` in one transaction. Work that answers says with its answer whether what it wrote stays, {@link commit}, or was
 * refused, {@link rollback}: an expected failure is a value here, and without a word on it a value would commit. Work that
 * returns nothing commits. Serialisation failures, deadlocks and connections that never came about are retried with growing,
 * jittered pauses, so `work` must do nothing outside the database. Any other error rolls back and is thrown on.
 */
export function withTx<Tables>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<void>,
  options?: TxOptions,
): Promise<void>;
export function withTx<Tables, Result extends Ending<unknown>>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
  options?: TxOptions,
): Promise<AnswerOf<Result>>;
export async function withTx<Tables, Result>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
  options: TxOptions = {},
): Promise<AnswerOf<Result>> {
  const deadline = performance.now() + RETRY_WITHIN_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return answerOf(await once(db, work, options));
    } catch (error) {
      if (!isWorthAnother(error, attempt, deadline, options)) throw error;
      await sleep(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));
    }
  }
}

import { errorCode } from '@bluebird-bay/telemetry/describe-error.ts';

const LOST_CONNECTION = new Set([
  '57P01',
  '57P02',
  '08000',
  '08003',
  '08006',
  // PgBouncer's one word for whatever is the matter with the database behind it.
  '08P01',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);
/** PostgreSQL is starting, ending or full, or nobody listens at its port or socket. */
const REFUSED_CONNECTION = new Set(['57P03', '53300', 'ECONNREFUSED', 'ENOENT']);
const READ_ONLY = new Set(['25006', '53100']);
const RETRY_ALWAYS = new Set(['40001', '40P01']);

/** A serialisation failure or deadlock: the transaction did not happen and may simply be run again. */
export function isSerialisationFailure(error: unknown): boolean {
  return RETRY_ALWAYS.has(errorCode(error) ?? '');
}

/** The connection went away: whether the transaction happened is unknown. */
export function isLostConnection(error: unknown): boolean {
  if (LOST_CONNECTION.has(errorCode(error) ?? '')) return true;
  return (
    error instanceof Error && /Connection terminated|Client has encountered a connection error/.test(error.message)
  );
}

/** No connection came about: nothing has happened, and it may simply be tried again. */
export function isRefusedConnection(error: unknown): boolean {
  return REFUSED_CONNECTION.has(errorCode(error) ?? '');
}

/** Nothing may be changed now: a pool that was told so, or a disk that is full before anybody could tell it. */
export function isReadOnlyRefusal(error: unknown): boolean {
  return READ_ONLY.has(errorCode(error) ?? '');
}

/** This unique index refused the row. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  errorCode(error) === '23505' && error instanceof Object && 'constraint' in error && error.constraint === constraint;

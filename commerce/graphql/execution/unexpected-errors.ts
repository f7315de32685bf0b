import { isLostConnection, isReadOnlyRefusal, isRefusedConnection } from '@bluebird-bay/database/postgres-error.ts';
import { errorCode } from '@bluebird-bay/telemetry/describe-error.ts';
import { GraphQLError } from 'graphql/index.js';

/** Told of every error that was not meant to happen; what a client sees of it is masked. */
export type ErrorReporter = (error: unknown, requestId: string) => void;

/** The error as it was thrown, without the wrapping of the executor; undefined for one that is meant for the client. */
function unexpectedCause(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'GraphQLError') return error;
  const cause: unknown = 'originalError' in error ? error.originalError : undefined;
  return cause ? unexpectedCause(cause) : undefined;
}

/** A statement that took longer than it may. */
const TOO_LONG = '57014';

/** The database cannot be reached, is full, or took too long: the same request may well succeed in a moment. */
function isPassing(error: unknown): boolean {
  if (errorCode(error) === TOO_LONG || isRefusedConnection(error) || isLostConnection(error)) return true;
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

const GIVEN_UP = new Set(['TimeoutError', 'AbortError']);

/** Whoever asked has hung up, or has been told that it takes too long: nobody is waiting for the answer, and nothing is wrong. */
function isGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return GIVEN_UP.has(error.name) || error.message === 'Client connection prematurely closed.';
}

/**
 * Shows a client its own mistakes as they are, and of ours no more than a number to ask about. The whole answer then has the
 * status 500, or 503 with `Retry-After`: a client must not take an outage for an empty cart (decisions D17). A shop that is
 * only looked at for now, because its disk is nearly full, refuses changes by the code READ_ONLY.
 */
export function maskUnexpected(error: GraphQLError, requestId: string, report: ErrorReporter): GraphQLError {
  const cause = unexpectedCause(error);
  if (cause === undefined) return error;
  const place = { ...(error.nodes ? { nodes: error.nodes } : {}), ...(error.path ? { path: error.path } : {}) };
  if (isReadOnlyRefusal(cause))
    return new GraphQLError('The shop takes no changes for a moment. Try again in a few minutes.', {
      ...place,
      extensions: { code: 'READ_ONLY', requestId, http: { status: 503, headers: { 'retry-after': '60' } } },
    });
  if (!isGone(cause)) report(cause, requestId);
  if (isPassing(cause))
    return new GraphQLError('The service is unavailable. Try again in a moment.', {
      ...place,
      extensions: { code: 'SERVICE_UNAVAILABLE', requestId, http: { status: 503, headers: { 'retry-after': '1' } } },
    });
  return new GraphQLError('Internal error. Looks like something went wrong on our end.', {
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId, http: { status: 500 } },
  });
}

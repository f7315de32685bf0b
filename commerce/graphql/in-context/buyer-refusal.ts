import { type ExecutionResult, GraphQLError, locatedError } from 'graphql/index.js';
import type { RequestContext } from '../context.ts';
import { holderOf } from '../customer/viewer.ts';
import { type ErrorReporter, maskUnexpected } from '../execution/unexpected-errors.ts';

/**
 * The answer to an operation made for a buyer whose token is wrong or has ended, in the hosted provider's words; undefined where
 * it may run. A client that is told can ask its customer to sign in again, before anything is shown to them as a stranger. Writes
 * nothing: a read is answered where nothing can be written.
 */
export async function buyerRefusal(
  context: RequestContext,
  report: ErrorReporter,
): Promise<ExecutionResult | undefined> {
  const { buyerToken, requestId } = context;
  if (buyerToken === undefined) return undefined;
  try {
    const isKnown = (await holderOf(buyerToken, context)) !== undefined;
    return isKnown ? undefined : { errors: [new GraphQLError('The token provided is not valid')] };
  } catch (error) {
    return { errors: [maskUnexpected(locatedError(error, undefined), requestId, report)] };
  }
}

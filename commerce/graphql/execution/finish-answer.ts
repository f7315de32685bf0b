import type { ExecutionResult, GraphQLError } from 'graphql/index.js';
import { isAsyncIterable, mapAsyncIterator } from 'graphql-yoga';
import type { RequestContext } from '../context.ts';
import { type ErrorReporter, maskUnexpected } from './unexpected-errors.ts';

/** A part of an answer, as `@defer` sends it after the first. */
interface Part {
  errors?: readonly GraphQLError[];
}

/** What the executor brings: an answer, of which later ones hold parts. */
type Answer = ExecutionResult & { incremental?: readonly Part[] };

function masked<Result extends Part>(result: Result, requestId: string, report: ErrorReporter): Result {
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => maskUnexpected(error, requestId, report)) };
}

function finished(answer: Answer, context: RequestContext, report: ErrorReporter): Answer {
  const whole = masked(answer, context.requestId, report);
  if (!whole.incremental) return whole;
  return { ...whole, incremental: whole.incremental.map((part) => masked(part, context.requestId, report)) };
}

/** What the operation cost, and for whom it was made, where it said for whom: as the hosted provider tells it. */
const extensionsOf = ({ country, language, hasContext, cost }: RequestContext) => ({
  ...(hasContext && { context: { country, language } }),
  cost: { requestedQueryCost: cost },
});

/** The executor's answer as a client gets it: errors masked, with what the hosted provider says beside each. */
export function finishAnswer(
  answer: Answer | AsyncIterable<Answer>,
  context: RequestContext,
  report: ErrorReporter,
): Answer | AsyncIterableIterator<Answer> {
  const extensions = extensionsOf(context);
  if (!isAsyncIterable<Answer>(answer)) return { ...finished(answer, context, report), extensions };
  let isFirst = true;
  return mapAsyncIterator(answer[Symbol.asyncIterator](), (part: Answer) => {
    const shown = finished(part, context, report);
    if (!isFirst) return shown;
    isFirst = false;
    return { ...shown, extensions };
  });
}

import { type ExecutionArgs, getOperationAST, OperationTypeNode } from 'graphql/index.js';
import { createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import type { RequestContext } from '../context.ts';
import { createDocumentCache } from '../document-limits/document-cache.ts';
import { parseWithinLimits } from '../document-limits/parse-within-limits.ts';
import { withoutDefer } from '../in-context/without-defer.ts';
import { providerSchema } from '../provider-schema.ts';
import { validationFor } from './checked-validation.ts';
import { finishAnswer } from './finish-answer.ts';
import { prepareOperation } from './prepare-operation.ts';
import { withTokenOnlyFields } from './token-only.ts';
import type { ErrorReporter } from './unexpected-errors.ts';

/** Parsed documents kept; each is 3,000 tokens at most. */
const DOCUMENTS = 300;

export interface ExecutorOptions {
  /** Whether callers need no token. */
  open: boolean;
  /** Whether the schema explains itself. */
  introspection: boolean;
  /** Whether misspelt names are answered with those that were meant. */
  suggestions: boolean;
  report: ErrorReporter;
}

/**
 * What the executor itself listens to: only changes, so that none begins after the one it was given up in. It would hold every
 * object of a long list against the signal; what is read stops at the loaders.
 */
const signalOf = ({ document, operationName }: ExecutionArgs, signal: AbortSignal): AbortSignal | undefined =>
  getOperationAST(document, operationName)?.operation === OperationTypeNode.MUTATION ? signal : undefined;

/** The pipeline of one operation: parse within limits, validate, prepare, execute, finish. */
function pipeline({ report, ...explained }: ExecutorOptions): Plugin<RequestContext, RequestContext> {
  const validateDocument = validationFor(explained);
  return {
    onParse({ setParseFn }) {
      setParseFn(parseWithinLimits);
    },
    onValidate({ setValidationFn }) {
      setValidationFn(validateDocument);
    },
    onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
      const { schema, document, operationName, contextValue } = args;
      const variables = args.variableValues ?? {};
      const { isTokenless } = contextValue;
      const prepared = prepareOperation({ schema, document, operationName, variables, isTokenless });
      if (Array.isArray(prepared)) {
        setResultAndStopExecution({ errors: prepared });
        return;
      }
      Object.assign(contextValue, prepared);
      const ready = {
        ...args,
        document: contextValue.acceptsParts ? document : withoutDefer(document),
        signal: signalOf(args, contextValue.signal),
      };
      setExecuteFn(async () => finishAnswer(await executeFn(ready), contextValue, report));
    },
  };
}

/** GraphQL Yoga over the provider's schema, with everything off that the HTTP layer does or that we do not want (F8). */
export function createExecutor(options: ExecutorOptions): YogaServerInstance<RequestContext, RequestContext> {
  return createYoga<RequestContext, RequestContext>({
    schema: options.open ? withTokenOnlyFields(providerSchema()) : providerSchema(),
    graphqlEndpoint: '/',
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    logging: false,
    maskedErrors: true,
    parserAndValidationCache: {
      documentCache: createDocumentCache(DOCUMENTS),
      errorCache: createDocumentCache(DOCUMENTS),
    },
    plugins: [pipeline(options)],
    // Node's own, so that an answer is of the same kind wherever it was made.
    fetchAPI: { Request, Response, Headers, ReadableStream, TextEncoder, URL },
  });
}

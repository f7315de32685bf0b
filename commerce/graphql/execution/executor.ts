import {
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getOperationAST,
  isIntrospectionType,
  isObjectType,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  specifiedRules,
  validate,
} from 'graphql/index.js';
import { createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import type { RequestContext } from '../context.ts';
import { accessDenied } from '../customer/denied.ts';
import { createDocumentCache } from '../document-limits/document-cache.ts';
import { parseWithinLimits } from '../document-limits/parse-within-limits.ts';
import { buyerRefusal } from '../in-context/buyer-refusal.ts';
import { withoutDefer } from '../in-context/in-context.ts';
import { providerSchema } from '../provider-schema.ts';
import { finishAnswer } from './finish-answer.ts';
import { OperationRequest } from './operation-request.ts';
import { prepareOperation } from './prepare-operation.ts';
import { GlobalIdsRule } from './refusals/global-ids-rule.ts';
import { validationErrors } from './refusals/validation-errors.ts';
import type { ErrorReporter } from './unexpected-errors.ts';

const METAFIELDS = new Set(['metafield', 'metafields']);
const CUSTOMERS = '`unauthenticated_write_customers` access scope.';
const METAOBJECTS = '`unauthenticated_read_metaobjects` access scope.';
const TAGS = '`unauthenticated_read_product_tags` access scope.';
const CONTENT = '`unauthenticated_read_content` access scope.';

/** What a field asks for beyond the catalogue, the pages and the carts, which are open to all. */
const NEEDED: Readonly<Record<string, string>> = {
  'QueryRoot.customer': '`unauthenticated_read_customers` access scope.',
  'QueryRoot.menu': CONTENT,
  'QueryRoot.metaobject': METAOBJECTS,
  'QueryRoot.metaobjects': METAOBJECTS,
  'QueryRoot.productTags': TAGS,
  'Product.tags': TAGS,
};

function neededFor(type: string, field: string): string | undefined {
  if (METAFIELDS.has(field)) return METAOBJECTS;
  if (type === 'Mutation' && field.startsWith('customer')) return CUSTOMERS;
  return NEEDED[`${type}.${field}`];
}

/** Lays over the resolvers of an open API what is not for callers who show no token. */
function withTokenOnlyFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || !isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const needed = neededFor(type.name, field.name);
      const resolve: GraphQLFieldResolver<unknown, RequestContext> | undefined = field.resolve;
      if (!needed || !resolve) continue;
      const guarded: GraphQLFieldResolver<unknown, RequestContext> = (source, args, context, info) => {
        if (context.isTokenless) throw accessDenied(field.name, needed);
        return resolve(source, args, context, info);
      };
      field.resolve = guarded;
    }
  }
  return schema;
}

/** A document with more mistakes than this is not read to its end. */
const MAX_ERRORS = 10;

/** What the schema tells of itself. */
interface SchemaExplained {
  introspection: boolean;
  suggestions: boolean;
}

/**
 * Validates against the schema, in the hosted provider's words. A closed schema does not explain itself: no introspection,
 * and no «did you mean» that would spell it out word by word.
 */
function validationFor({ introspection, suggestions }: SchemaExplained) {
  const rules = [...specifiedRules, GlobalIdsRule, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])];
  return (schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] => {
    const isWrong = validate(schema, document, rules, { hideSuggestions: true, maxErrors: 1 }).length > 0;
    return isWrong ? validationErrors({ schema, document, rules, suggestions }, MAX_ERRORS) : [];
  };
}

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

/** What came along with a request; there is nobody else who asks. */
function contextOf(request: Request): RequestContext {
  if (!(request instanceof OperationRequest)) throw new Error('An operation came without its context.');
  return request.context;
}

/** The pipeline of one operation: parse within limits, validate, prepare, execute, finish. */
function pipeline({ report, ...explained }: ExecutorOptions): Plugin<RequestContext> {
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
      setExecuteFn(
        async () =>
          (await buyerRefusal(contextValue, report)) ?? finishAnswer(await executeFn(ready), contextValue, report),
      );
    },
  };
}

/** GraphQL Yoga over the provider's schema, with everything off that the HTTP layer does or that we do not want (F8). */
export function createExecutor(options: ExecutorOptions): YogaServerInstance<object, RequestContext> {
  return createYoga<object, RequestContext>({
    context: ({ request }) => contextOf(request),
    schema: options.open ? withTokenOnlyFields(providerSchema()) : providerSchema(),
    graphqlEndpoint: '/',
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    maxRequestBodySize: false,
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

import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { Operation, Schema } from './operation.ts';
import { OPERATIONS } from './operations.ts';

const VERSION = '1.0.0';

/** What a caller sends: as it is before it is read. */
export const sentSchema = (schema: Schema): JsonSchema => plain(toJsonSchema(schema, SENT));
/** What comes of it: a number where digits were given, a list where names were joined by commas. */
export const readSchema = (schema: Schema): JsonSchema => plain(toJsonSchema(schema, READ));

/** Rules that JSON Schema has no word for are left to the answer 400. */
const SENT = { typeMode: 'input', errorMode: 'ignore' } as const;
const READ = { typeMode: 'output', errorMode: 'ignore' } as const;

function plain({ $schema: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const FAULT: JsonSchema = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: { code: { type: 'string' }, field: { type: 'string' }, message: { type: 'string' } },
      required: ['code', 'message'],
    },
  },
  required: ['error'],
};

function parameters({ query }: Operation) {
  const { properties = {}, required = [] } = query ? readSchema(query) : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name) && !(typeof schema === 'object' && 'default' in schema),
    explode: false,
    schema,
  }));
}

/** The customer's id, which the token must belong to (decision D4). */
const USER_ID = { name: 'x-user-id', in: 'header', required: true, schema: { type: 'string' } };

function refusals({ query, body, access, throttled }: Operation) {
  const all = [
    ...(query || body ? [[400, 'Something will not do; `field` says what.']] : []),
    ...(access === 'anybody' ? [] : [[401, 'Nothing proves who is asking.']]),
    ...(access === 'customer' ? [[403, 'It is somebody else’s.']] : []),
    [
      429,
      `${throttled ? 'Asked too often, or the' : 'The'} shop is full for everybody (\`BUSY\`); \`Retry-After\` says when.`,
    ],
    [500, 'Something broke on our side.'],
    [503, 'The shop takes no changes for a moment; `Retry-After` says when to ask again.'],
  ];
  return Object.fromEntries(all.map(([status, description]) => [status, { description, content: json(FAULT) }]));
}

const SECURITY = { anybody: [], customer: [{ accessToken: [] }], provider: [{ signature: [] }] } as const;

function described(operation: Operation) {
  const { id, summary, body, status, answer, access, versioned } = operation;
  const answered = answer && { content: json(sentSchema(answer)) };
  const queryParameters = [...parameters(operation), ...(access === 'customer' ? [USER_ID] : [])];
  return {
    operationId: id,
    summary,
    security: SECURITY[access],
    ...(queryParameters.length > 0 && { parameters: queryParameters }),
    ...(body && { requestBody: { required: true, content: json(sentSchema(body)) } }),
    responses: {
      [status]: { description: 'Done.', ...answered },
      ...(versioned && { 412: { description: 'Another was quicker; this is how it stands now.', ...answered } }),
      ...refusals(operation),
    },
  };
}

function made() {
  const paths = Map.groupBy(OPERATIONS, ({ path }) => path);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bluebird Bay services',
      version: VERSION,
      description:
        'What the commerce provider does not have: reviews, wishlists of customers, wishes for sold-out sizes, the points of Bay Club.',
    },
    paths: Object.fromEntries(
      [...paths].map(([path, operations]) => [
        path,
        Object.fromEntries(operations.map((operation) => [operation.method.toLowerCase(), described(operation)])),
      ]),
    ),
    components: {
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: 'The customer’s access token at the provider' },
        signature: { type: 'apiKey', in: 'header', name: 'X-Shopify-Hmac-Sha256' },
      },
    },
  };
}

let cached: ReturnType<typeof made> | undefined;

/** The OpenAPI document of the services, made from the schemas that check their requests. */
export function openApiDocument(): ReturnType<typeof made> {
  cached ??= made();
  return cached;
}

import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS } from './self-service-contract.ts';

const VERSION = '1.0.0';

/** What is sent and answered, as it travels. Rules that JSON Schema has no word for are left to the answer 400. */
export function sentSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...plain } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return plain;
}

const json = (schema: v.GenericSchema) => ({ 'application/json': { schema: sentSchema(schema) } });

const FAULT = {
  'application/json': {
    schema: {
      type: 'object',
      properties: {
        error: {
          type: 'object',
          properties: { code: { type: 'string' }, message: { type: 'string' } },
          required: ['code', 'message'],
        },
      },
      required: ['error'],
    },
  },
} as const;

const SECURITY = { anybody: [], customer: [{ accessToken: [] }], fresh: [{ freshAccessToken: [] }] } as const;

function described({ id, path, summary, access, body, answer, refusals }: Endpoint) {
  const refused = {
    429: 'The shop is full for everybody (`BUSY`); `Retry-After` says when.',
    ...refusals,
    ...(access !== 'anybody' && { 401: 'Nothing proves who is asking.' }),
    500: 'Something broke on our side.',
    503: 'The shop takes no changes for a moment.',
  };
  const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return {
    operationId: id,
    summary,
    security: SECURITY[access],
    ...(parts.length > 0 && { parameters: parts }),
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: { description: 'Done.', content: json(answer) },
      ...Object.fromEntries(
        Object.entries(refused).map(([status, description]) => [status, { description, content: FAULT }]),
      ),
    },
  };
}

function made() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bluebird Bay customer care',
      version: VERSION,
      description: 'What customers ask of the commerce provider that the Storefront API has no call for.',
    },
    paths: Object.fromEntries(
      ENDPOINTS.map((endpoint) => [endpoint.path, { [endpoint.method.toLowerCase()]: described(endpoint) }]),
    ),
    components: {
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: 'The customer’s access token' },
        freshAccessToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'An access token made within five minutes: the password has just been given',
        },
      },
    },
  };
}

let cached: ReturnType<typeof made> | undefined;

/** The OpenAPI document of self-service, made from the schemas that check what it is asked. */
export function selfServiceDocument(): ReturnType<typeof made> {
  cached ??= made();
  return cached;
}

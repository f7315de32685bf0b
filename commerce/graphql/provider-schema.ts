// 'graphql/index.js', here and in every file of this folder: Vitest takes 'graphql' alone for index.mjs, a second copy
// beside the one Yoga uses, and types of two copies do not know each other.
import { readFileSync } from 'node:fs';
import { SCHEMA_FILE } from '@bluebird-bay/contract/api.ts';
import { type GraphQLSchema, isIntrospectionType, isObjectType } from 'graphql/index.js';
import { createSchema } from 'graphql-yoga';
import type { RequestContext } from './context.ts';
import { notImplemented } from './not-implemented.ts';
import { resolverMap } from './resolver-map.ts';

const CONTRACT = new URL(`../../contract/${SCHEMA_FILE}`, import.meta.url);

/** A field of an object type of the schema, and whether this provider answers it. */
export interface FieldCoverage {
  type: string;
  field: string;
  implemented: boolean;
}

/** Which fields have a resolver of their own, in the order of the schema. */
export function fieldCoverage(schema: GraphQLSchema): FieldCoverage[] {
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !isIntrospectionType(type)
      ? Object.values(type.getFields()).map((field) => ({
          type: type.name,
          field: field.name,
          implemented: field.resolve !== undefined,
        }))
      : [],
  );
}

/** The whole Storefront API with our resolvers, before the loud rule is laid over the rest. */
export function resolvedSchema(): GraphQLSchema {
  return createSchema<RequestContext>({
    typeDefs: readFileSync(CONTRACT, 'utf8'),
    resolvers: resolverMap,
    // A misspelt coordinate would be a field that is silently not implemented.
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}

/** The schema the provider executes: no field falls back to reading a property, each one is answered or fails by name. */
export function providerSchema(): GraphQLSchema {
  const schema = resolvedSchema();
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || !isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      field.resolve ??= () => {
        throw notImplemented(`${type.name}.${field.name}`);
      };
    }
  }
  return schema;
}

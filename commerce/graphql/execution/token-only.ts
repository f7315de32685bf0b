import { type GraphQLFieldResolver, type GraphQLSchema, isIntrospectionType, isObjectType } from 'graphql/index.js';
import type { RequestContext } from '../context.ts';
import { accessDenied } from '../customer/denied.ts';

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
export function withTokenOnlyFields(schema: GraphQLSchema): GraphQLSchema {
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

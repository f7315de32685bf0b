import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as schemaTypes from '@graphql-codegen/typescript';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import * as resolverTypes from '@graphql-codegen/typescript-resolvers';
import {
  buildSchema,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  specifiedRules,
  stripIgnoredCharacters,
  validate,
} from 'graphql';
import * as v from 'valibot';
import { SCHEMA_FILE } from '../contract/api.ts';
import { withFragments } from './codegen/document-fragments.ts';
import { inlineScript } from './codegen/inline-script.ts';
import { selfServiceTypes } from './codegen/self-service-types.ts';
import { servicesTypes } from './codegen/services-types.ts';
import { subsetFonts } from './codegen/subset-fonts.ts';
import { writeGenerated } from './codegen/write-generated.ts';
import { ROOT, readSource, trackedSources } from './tracked-sources.ts';

/**
 * Prints the types both sides of the contract are held to: resolver types for commerce, operation types and document
 * strings for the storefront, and what the browser may ask of our own services and of self-service; cuts the
 * fonts to the letters in use; and packs the script that runs inline in every document. Output folders are called
 * `generated` and are not tracked.
 */

const SCALARS = {
  ID: 'string',
  Color: 'string',
  DateTime: 'string',
  Decimal: 'string',
  HTML: 'string',
  ISO8601DateTime: 'string',
  JSON: 'unknown',
  URL: 'string',
  UnsignedInt64: 'string',
};

const write = (path: string, text: string): void => writeGenerated(join(ROOT, path), text);

interface Source {
  location: string;
  document: DocumentNode;
}

/** The storefront's `.graphql` files; a document that the schema does not allow stops the run with its place. */
function storefrontDocuments(schema: GraphQLSchema): Source[] {
  const sources = trackedSources(/^storefront\/.*\.graphql$/).map((location) => ({
    location,
    document: parse(readSource(location)),
  }));
  const whole: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: sources.flatMap((source) => source.document.definitions),
  };
  const rules = specifiedRules.filter((rule) => rule.name !== 'LoneAnonymousOperationRule');
  const errors = validate(schema, whole, rules);
  if (errors.length > 0) throw new Error(errors.map((error) => error.message).join('\n'));
  return sources;
}

/** One exported constant an operation: its text with the fragments it uses, typed by result and variables. */
function documentConstants(sources: readonly Source[]): string {
  const definitions = sources.flatMap((source) => source.document.definitions);
  const operations = definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const constants = operations.map((operation) => {
    const name = operation.name?.value;
    if (!name) throw new Error('Every operation needs a name.');
    const kind = operation.operation === 'query' ? 'Query' : 'Mutation';
    // Browsers fetch and send every character of it.
    const text = JSON.stringify(stripIgnoredCharacters(print(withFragments(operation, definitions))));
    return `export const ${name} = /*#__PURE__*/ operation<${name}${kind}, ${name}${kind}Variables>(${text});`;
  });
  return `import { operation } from '../client.ts';\n\n${constants.join('\n\n')}\n`;
}

async function storefrontTypes(schema: GraphQLSchema): Promise<void> {
  const documents = storefrontDocuments(schema);
  const types = await codegen({
    filename: 'operations.ts',
    schema: parse(readSource(`contract/${SCHEMA_FILE}`)),
    documents,
    config: {},
    plugins: [
      {
        operations: {
          scalars: SCALARS,
          enumsAsTypes: true,
          skipTypename: false,
          useTypeImports: true,
          avoidOptionals: false,
        },
      },
    ],
    pluginMap: { operations: operationTypes },
  });
  write('storefront/src/storefront-api/generated/operations.ts', `${documentConstants(documents)}\n${types}`);
}

/** By type of the schema, what its resolvers are given; and what all of them are. */
const Mappers = v.object({ mappers: v.record(v.string(), v.string()), contextType: v.string() });

async function resolverContract(): Promise<void> {
  const { mappers, contextType } = v.parse(Mappers, JSON.parse(readSource('commerce/graphql/mappers.json')));
  const types = await codegen({
    filename: 'resolvers.ts',
    schema: parse(readSource(`contract/${SCHEMA_FILE}`)),
    documents: [],
    config: {},
    plugins: [
      { schema: { scalars: SCALARS, enumsAsTypes: true, useTypeImports: true } },
      {
        resolvers: {
          scalars: SCALARS,
          enumsAsTypes: true,
          useTypeImports: true,
          mappers,
          contextType,
          useIndexSignature: false,
        },
      },
    ],
    pluginMap: { schema: schemaTypes, resolvers: resolverTypes },
  });
  write('commerce/graphql/generated/resolvers.ts', types);
}

/** What runs inline in every document is written out: the policy names the hash of its very text. */
async function firstViewScript(): Promise<void> {
  const folder = 'storefront/src/page-runtime/first-view';
  const script = JSON.stringify(await inlineScript(join(ROOT, folder, 'first-view.ts')));
  write(`${folder}/generated/first-view-script.ts`, `export const FIRST_VIEW_SCRIPT: string = ${script};\n`);
}

write('storefront/src/services-api/generated/services.ts', servicesTypes());
write('storefront/src/services-api/generated/self-service.ts', selfServiceTypes());
const schema = buildSchema(readSource(`contract/${SCHEMA_FILE}`));
await Promise.all([
  storefrontTypes(schema),
  resolverContract(),
  subsetFonts(join(ROOT, 'storefront/src/styles/generated')),
  firstViewScript(),
]);

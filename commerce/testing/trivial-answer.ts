import { readFile } from 'node:fs/promises';
import { SCHEMA_FILE } from '@bluebird-bay/contract/api.ts';
import { buildSchema, type ExecutionArgs, execute, type GraphQLSchema, parse } from 'graphql/index.js';

let schema: Promise<GraphQLSchema> | undefined;

const readSchema = async (): Promise<GraphQLSchema> =>
  buildSchema(await readFile(new URL(`../../contract/${SCHEMA_FILE}`, import.meta.url), 'utf8'), {
    assumeValid: true,
  });

/**
 * The floor of a query: the same schema and the same document, executed over the answer itself with resolvers that only read
 * a property, and written as JSON. No network, no limits, no database. The document must use no aliases.
 */
export async function trivialAnswer(
  query: string,
  answer: string,
  variableValues: NonNullable<ExecutionArgs['variableValues']> = {},
): Promise<() => Promise<string>> {
  schema ??= readSchema();
  const built = await schema;
  const document = parse(query);
  const rootValue: unknown = JSON.parse(answer).data;
  return async () => JSON.stringify(await execute({ schema: built, document, rootValue, variableValues }));
}

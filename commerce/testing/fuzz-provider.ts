import { readFileSync } from 'node:fs';
import { SCHEMA_FILE } from '@bluebird-bay/contract/api.ts';
import { buildSchema } from 'graphql/index.js';
import { expect } from 'vitest';
import { sampleCatalogue } from '../catalogue/catalogue.ts';
import { seedCatalogue } from '../catalogue/seeding/seed-catalogue.ts';
import { providerUnderTest } from './provider-under-test.ts';
import { randomFrom } from './random.ts';
import { randomOperation } from './random-operation.ts';

const CONTRACT = new URL(`../../contract/${SCHEMA_FILE}`, import.meta.url);
/** What an operation may be told; `INTERNAL_SERVER_ERROR` and its like are none of these. */
const ANSWERS = new Set([
  ...['GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_PARSE_FAILED', 'BAD_USER_INPUT', 'NOT_IMPLEMENTED', 'ACCESS_DENIED'],
  ...['MAX_COMPLEXITY_EXCEEDED', 'THROTTLED', 'BAD_REQUEST', 'NOT_FOUND'],
  ...['PARSE_ERROR', 'INVALID_FIELD_ARGUMENTS', 'argumentLiteralsIncompatible', 'missingRequiredArguments'],
]);

/** Sends operations at random with hostile values to a provider with the sample catalogue: none may break it (B2). */
export async function fuzzProvider({ seed, operations }: { seed: number; operations: number }): Promise<void> {
  const test = await providerUnderTest();
  await seedCatalogue(test.db, { catalogue: sampleCatalogue() });
  const schema = buildSchema(readFileSync(CONTRACT, 'utf8'), { assumeValid: true });
  const random = randomFrom(seed);
  let answered = 0;
  for (let index = 0; index < operations; index += 1) {
    const operation = randomOperation(schema, random);
    const { status, errors } = await test.request(operation);
    // one that hangs is given up by the provider itself, with 504
    expect({ operation, status: status < 500 }).toEqual({ operation, status: true });
    if (errors.length === 0) answered += 1;
    for (const { extensions } of errors)
      expect({ operation, code: ANSWERS.has(String(extensions?.code)) ? 'known' : extensions?.code }).toEqual({
        operation,
        code: 'known',
      });
  }
  expect(test.unexpected).toEqual([]);
  // the control: many were answered in full, so they have been further in than the checks of the HTTP layer
  expect(answered).toBeGreaterThan(operations / 4);
  expect(Object.keys(Object.prototype)).toEqual([]);
  await test.close();
}

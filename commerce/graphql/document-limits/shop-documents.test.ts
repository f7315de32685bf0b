import * as documents from '@bluebird-bay/storefront/src/storefront-api/generated/operations.ts';
import { type FragmentDefinitionNode, Kind } from 'graphql/index.js';
import { expect, test } from 'vitest';
import { providerSchema } from '../provider-schema.ts';
import { LIMITS } from './limits.ts';
import { parseWithinLimits } from './parse-within-limits.ts';
import { queryCost } from './query-cost.ts';

const schema = providerSchema();

test.each(Object.entries(documents))('the shop’s own %s is within the limits', (_, text) => {
  const { definitions } = parseWithinLimits(text);
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('no operation');
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  expect(queryCost({ schema, operation, fragments, variables: {} })).toBeLessThanOrEqual(LIMITS.cost);
});

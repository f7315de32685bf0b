import { DEFAULT_COUNTRY } from '@bluebird-bay/contract/countries.ts';
import { type GraphQLSchema, getDirectiveValues, type OperationDefinitionNode } from 'graphql/index.js';
import { currencyOf } from '../../domain/country/countries.ts';
import type { BuyerContext } from '../context.ts';

/** Who asks when nobody says: the default country (spec §9). */
export const DEFAULT_BUYER: BuyerContext = {
  country: DEFAULT_COUNTRY,
  language: 'EN',
  currency: currencyOf(DEFAULT_COUNTRY),
};

/**
 * What `@inContext` on the operation says. Any language is answered in English, as the hosted provider answers in the
 * shop's first language where it has no other. A `buyer` changes nothing: every buyer sees the same catalogue at the
 * same prices.
 */
export function buyerContext(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): BuyerContext {
  const directive = schema.getDirective('inContext');
  const values = directive && getDirectiveValues(directive, operation, variables);
  const country = values?.country;
  if (typeof country !== 'string') return DEFAULT_BUYER;
  return { country, language: 'EN', currency: currencyOf(country) };
}

import {
  type DocumentNode,
  type GraphQLSchema,
  getDirectiveValues,
  type OperationDefinitionNode,
  visit,
} from 'graphql/index.js';
import { countryRecord, currencyOf } from '../../domain/country/countries.ts';
import type { BuyerContext, PreparedOperation } from '../context.ts';
import { SHOP } from '../shop/shop-details.ts';

const stripped = new WeakMap<DocumentNode, DocumentNode>();

/** The document with every `@defer` taken out, for a client that cannot read an answer in parts; the same one if it has none. */
export function withoutDefer(document: DocumentNode): DocumentNode {
  let plain = stripped.get(document);
  if (!plain) {
    plain = visit(document, { Directive: (directive) => (directive.name.value === 'defer' ? null : undefined) });
    stripped.set(document, plain);
  }
  return plain;
}

/** Who asks when nobody says: the shop's own country, whose money its settings, its emails and its books are in. */
export const DEFAULT_BUYER: BuyerContext = {
  country: SHOP.country,
  language: 'EN',
  currency: currencyOf(SHOP.country),
};

/** The token in a `BuyerInput`. */
function tokenOf(buyer: unknown): string | undefined {
  if (typeof buyer !== 'object' || buyer === null || !('customerAccessToken' in buyer)) return undefined;
  return typeof buyer.customerAccessToken === 'string' ? buyer.customerAccessToken : undefined;
}

/**
 * What `@inContext` on the operation says, and whether it is there. Any language is answered in English, and a country the shop
 * does not sell to as its own, as the hosted provider falls back on what it has. A `buyer` must be known, and changes nothing
 * else: every buyer sees the same catalogue at the same prices.
 */
export function buyerContext(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): BuyerContext & Pick<PreparedOperation, 'hasContext' | 'buyerToken'> {
  const directive = schema.getDirective('inContext');
  const values = directive && getDirectiveValues(directive, operation, variables);
  const country = values?.country;
  const buyer =
    typeof country === 'string' && countryRecord(country)
      ? { country, language: 'EN' as const, currency: currencyOf(country) }
      : DEFAULT_BUYER;
  return { ...buyer, hasContext: values !== undefined, buyerToken: tokenOf(values?.buyer) };
}

import { POLICY_HANDLES, type PolicyKind, policyPath } from '../../domain/content/policy-kinds.ts';
import { COUNTRIES } from '../../domain/country/countries.ts';
import { CURRENCY_CODES } from '../../domain/money/currencies.ts';
import { VENDOR } from '../../domain/search/listed-product.ts';
import type { PolicyRecord } from '../../store/content/content.ts';
import { contentOf } from '../content/content.ts';
import type { RequestContext } from '../context.ts';
import type { ShopPolicyResolvers, ShopPolicyWithDefaultResolvers } from '../generated/resolvers.ts';
import { globalId } from '../ids/global-id.ts';

/** The policy of this kind; null while the shop has written none. */
export async function policyOf(kind: PolicyKind, context: RequestContext): Promise<PolicyRecord | null> {
  return (await contentOf(context).policies()).find((policy) => policy.kind === kind) ?? null;
}

export const ShopPolicy: ShopPolicyResolvers = {
  body: ({ bodyHtml }) => bodyHtml,
  handle: ({ kind }) => POLICY_HANDLES[kind],
  id: ({ kind }) => globalId('ShopPolicy', POLICY_HANDLES[kind]),
  title: ({ title }) => title,
  url: ({ kind }, _args, { shopOrigin }) => `${shopOrigin}${policyPath(kind)}`,
};

export const ShopPolicyWithDefault: ShopPolicyWithDefaultResolvers = {
  body: ({ bodyHtml }) => bodyHtml,
  handle: ({ kind }) => POLICY_HANDLES[kind],
  id: ({ kind }) => globalId('ShopPolicy', POLICY_HANDLES[kind]),
  title: ({ title }) => title,
  url: ({ kind }, _args, { shopOrigin }) => `${shopOrigin}${policyPath(kind)}`,
};

/** What the shop says of itself. */
export interface ShopDetails {
  name: string;
  description: string;
  /** The currency prices are made in; others follow from the price table. */
  currency: string;
  country: string;
  currencies: readonly string[];
  shipsTo: readonly string[];
  slogan: string;
  /** Behind and in front, as the shop's pages have them. */
  colours: { primary: readonly [string, string]; secondary: readonly [string, string] };
}

export const SHOP: ShopDetails = {
  name: VENDOR,
  description: 'Swimwear, beachwear and what goes with them, in prints drawn in-house.',
  currency: 'USD',
  country: 'US',
  currencies: CURRENCY_CODES,
  shipsTo: COUNTRIES.map((country) => country.code),
  slogan: "Sun's out, prints out.",
  colours: { primary: ['#17305f', '#ffffff'], secondary: ['#ffd66b', '#17305f'] },
};

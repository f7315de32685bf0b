import type { PolicyKind, PolicyRecord } from '../../store/content.ts';
import { contentOf } from '../content/content.ts';
import type { RequestContext } from '../context.ts';
import type { ShopPolicyResolvers, ShopPolicyWithDefaultResolvers } from '../generated/resolvers.ts';
import { globalId } from '../ids/global-id.ts';

/** What a policy is called in addresses, as the hosted provider has it. */
const HANDLES: Readonly<Record<PolicyKind, string>> = {
  privacy: 'privacy-policy',
  refund: 'refund-policy',
  shipping: 'shipping-policy',
  subscription: 'subscription-policy',
  terms: 'terms-of-service',
};

/** The policy of this kind; null while the shop has written none. */
export async function policyOf(kind: PolicyKind, context: RequestContext): Promise<PolicyRecord | null> {
  return (await contentOf(context).policies()).find((policy) => policy.kind === kind) ?? null;
}

export const ShopPolicy: ShopPolicyResolvers = {
  body: ({ bodyHtml }) => bodyHtml,
  handle: ({ kind }) => HANDLES[kind],
  id: ({ kind }) => globalId('ShopPolicy', HANDLES[kind]),
  title: ({ title }) => title,
  url: ({ path }, _args, { shopOrigin }) => `${shopOrigin}${path}`,
};

export const ShopPolicyWithDefault: ShopPolicyWithDefaultResolvers = {
  body: ({ bodyHtml }) => bodyHtml,
  handle: ({ kind }) => HANDLES[kind],
  id: ({ kind }) => globalId('ShopPolicy', HANDLES[kind]),
  title: ({ title }) => title,
  url: ({ path }, _args, { shopOrigin }) => `${shopOrigin}${path}`,
};

import { POLICY_HANDLES, type PolicyKind, policyPath } from '../../domain/content/policy-kinds.ts';
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

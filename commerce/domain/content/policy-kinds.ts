/** What a shop binds itself to, kind by kind. */
const POLICY_KINDS = ['privacy', 'refund', 'shipping', 'subscription', 'terms'] as const;

export type PolicyKind = (typeof POLICY_KINDS)[number];

/** What a policy is called in addresses, as the hosted provider has it. */
export const POLICY_HANDLES: Readonly<Record<PolicyKind, string>> = {
  privacy: 'privacy-policy',
  refund: 'refund-policy',
  shipping: 'shipping-policy',
  subscription: 'subscription-policy',
  terms: 'terms-of-service',
};

/** The kind with this name in addresses. */
export function policyKindOf(handle: string): PolicyKind | undefined {
  return POLICY_KINDS.find((kind) => POLICY_HANDLES[kind] === handle);
}

/** Where a policy can be read, without an origin: the checkout shows them, as the hosted one does. */
export const policyPath = (kind: PolicyKind): string => `/checkouts/policies/${POLICY_HANDLES[kind]}`;

import type { Answer, ProviderUnderTest } from '../../provider-under-test.ts';

/** What a rule is tried on: a shop with a few things in it. */
export interface RuleShop {
  /** Closed, in production, as the shop runs for itself. */
  closed: ProviderUnderTest;
  /** The same database behind an API that is open to everybody. */
  open: Pick<ProviderUnderTest, 'request' | 'provider'>;
  /** A cart with nothing in it; its id with the key. */
  cart(): Promise<string>;
  /** A merchandise's id: many of it there, two of it there, sold out. */
  merchandise: { plenty: string; two: string; soldOut: string };
  productId: string;
}

/**
 * A shape of the hosted provider's answers, and whether ours has it. The conformance test tries each; the coverage page is
 * printed from the same list, so that it says nothing that is not tried.
 */
export interface HostedRule {
  /** Number of the rule, or the kind of shape. */
  rule: string;
  /** What is answered here: a sentence, true as long as the test passes. */
  says: string;
  /** What the hosted provider does instead, where we differ knowingly; absent where ours is the same. */
  hosted?: string;
  /** Asks; what it brings must match `answer`. */
  ask(shop: RuleShop): Promise<unknown>;
  answer: unknown;
}

/** Of an answer what a client sees of its failing. */
export const refusalOf = ({ status, data, errors }: Answer): unknown => ({
  status,
  data,
  errors: errors.map(({ message, path, extensions }) => ({ message, path, extensions })),
});

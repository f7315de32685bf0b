import { ACCESS_RULES } from './access-rules.ts';
import { CART_RULES } from './cart-rules.ts';
import { CONTENT_RULES } from './content-rules.ts';
import { ERROR_RULES } from './error-rules.ts';
import type { HostedRule } from './hosted-rule.ts';
import { LIMIT_RULES } from './limit-rules.ts';

/** Every shape of the hosted provider that is tried, in the order in which the coverage page tells them. */
export const HOSTED_RULES: readonly HostedRule[] = [
  ...CART_RULES,
  ...ERROR_RULES,
  ...LIMIT_RULES,
  ...CONTENT_RULES,
  ...ACCESS_RULES,
];

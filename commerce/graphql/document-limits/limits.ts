/**
 * What one request may ask (reliability D10, F9). The largest calls of the shop, the cart (depth 8, 132 tokens) and the order
 * list (depth 10, 93 tokens), pass with room; every bomb is refused before it runs.
 */
export const LIMITS = {
  depth: 14,
  tokens: 3_000,
  aliases: 30,
  directives: 20,
  /** Sign-ins and the like in one request: guesses cannot be sent by the dozen (B4). */
  credentialMutations: 1,
  /** Items of a list argument, and of a page. */
  items: 250,
  /** Objects a query could bring, every page full. The order list is the dearest call of the shop, at about 14,000. */
  cost: 30_000,
  /** The same for who shows no token, as the hosted provider has it. */
  tokenlessCost: 1_000,
} as const;

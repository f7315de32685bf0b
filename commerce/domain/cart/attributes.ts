/** A key and its value, as carts and their lines carry them. */
export interface CartAttribute {
  key: string;
  value: string;
}

/** Each key once: a later value takes the place of an earlier one, as the Storefront API does it. */
export function normaliseAttributes(attributes: readonly CartAttribute[]): CartAttribute[] {
  const values = new Map(attributes.map(({ key, value }) => [key, value]));
  return [...values].map(([key, value]) => ({ key, value }));
}

/** The same text for the same attributes in whatever order: what decides whether two lines are one. */
export function attributesIdentity(attributes: readonly CartAttribute[]): string {
  const pairs = normaliseAttributes(attributes).map(({ key, value }) => [key, value] as const);
  return JSON.stringify(pairs.sort(([a], [b]) => (a < b ? -1 : 1)));
}

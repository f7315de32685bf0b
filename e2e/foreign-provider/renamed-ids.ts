/** Ids of rows are this far from what they are called elsewhere: as long as the hosted provider's own. */
const APART = 9_007_199_000_000n;
const NUMBERED = /(gid:\/\/shopify\/(\w+)\/)(\d+)(?![\w-])/g;
/** Customers are known by their number in the links of emails, which nobody renames; carts have none. */
const KEPT: readonly string[] = ['Customer', 'Cart'];

/** What the provider answers, with names of its own for everything. */
export const renamed = (text: string): string =>
  text.replace(NUMBERED, (whole, before: string, type: string, id: string) =>
    KEPT.includes(type) ? whole : `${before}${BigInt(id) + APART}`,
  );

/** What the provider is asked, as the house behind it calls things; `unknown` are ids that it never gave to anybody. */
export function named(text: string): { text: string; unknown: string[] } {
  const unknown: string[] = [];
  const back = text.replace(NUMBERED, (whole, before: string, type: string, id: string) => {
    if (KEPT.includes(type)) return whole;
    if (BigInt(id) >= APART) return `${before}${BigInt(id) - APART}`;
    unknown.push(whole);
    return `${before}0`;
  });
  return { text: back, unknown };
}

/** Ids of rows are this far from what they are called elsewhere: as long as the hosted provider's own. */
const APART = 9_007_199_000_000n;
const NUMBERED = /(gid:\/\/shopify\/(\w+)\/)(\d+)(?![\w-])/g;
/** Customers and orders are known by their numbers in links of emails, which nobody renames; carts have none. */
const KEPT: readonly string[] = ['Customer', 'Order', 'Cart'];

const withNumbers = (text: string, change: (id: bigint) => bigint): string =>
  text.replace(NUMBERED, (whole, before: string, type: string, id: string) =>
    KEPT.includes(type) ? whole : `${before}${change(BigInt(id))}`,
  );

/** What the provider answers, with names of its own for everything. */
export const renamed = (text: string): string => withNumbers(text, (id) => id + APART);

/** What the provider is asked, as the house behind it calls things; an id that it never gave to anybody is nothing's. */
export const named = (text: string): string => withNumbers(text, (id) => (id > APART ? id - APART : 0n));

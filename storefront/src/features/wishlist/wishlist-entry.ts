/**
 * A product on a wishlist (specification §3): the product's handle and its variants, the first of which is the entry's
 * identity. These are read of a list that comes from somewhere, and no others.
 */
export interface WishlistEntry {
  handle: string;
  variants: ReadonlyArray<{ id: string }>;
  /** The size the shopper picked on the list: a variant's id. */
  chosen?: string;
}

/** As many as one request for a wishlist's products may name. */
export const MAX_ENTRIES = 250;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isVariant = (value: unknown): value is { id: string } => isRecord(value) && typeof value.id === 'string';

function entryOf(value: unknown): WishlistEntry | undefined {
  if (!isRecord(value) || typeof value.handle !== 'string' || value.handle === '') return undefined;
  const variants = Array.isArray(value.variants) ? value.variants.filter(isVariant) : [];
  if (variants.length === 0) return undefined;
  const { handle, chosen } = value;
  return { handle, variants: variants.map(({ id }) => ({ id })), ...(typeof chosen === 'string' && { chosen }) };
}

/** The entries of a list that came from somewhere; what is no entry is left out. */
export function entriesOf(value: unknown): WishlistEntry[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one) => entryOf(one) ?? []).slice(0, MAX_ENTRIES);
}

/** What tells two entries apart: the first variant's id. */
export const identityOf = ({ variants }: WishlistEntry): string | undefined => variants[0]?.id;

/** The list with `entry` at its front; one entry per product is shown, so the product's former entry gives way. */
export function withEntry(entries: readonly WishlistEntry[], entry: WishlistEntry): WishlistEntry[] {
  return [entry, ...entries.filter(({ handle }) => handle !== entry.handle)];
}

/** The list without the entry of this identity; another variant of the same product stays (WSH-005). */
export function withoutEntry(entries: readonly WishlistEntry[], entry: WishlistEntry): WishlistEntry[] {
  return entries.filter((other) => identityOf(other) !== identityOf(entry));
}

/** Both lists, the first one's entries first, one per product (WSH-006, WSH-007). */
export function mergedByHandle(first: readonly WishlistEntry[], second: readonly WishlistEntry[]): WishlistEntry[] {
  const byHandle = new Map([...second].reverse().map((entry) => [entry.handle, entry]));
  for (const entry of [...first].reverse()) byHandle.set(entry.handle, entry);
  const order = new Set([...first, ...second].map(({ handle }) => handle));
  return [...order].flatMap((handle) => byHandle.get(handle) ?? []);
}

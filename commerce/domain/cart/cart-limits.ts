export { MAX_LINES } from '@bluebird-bay/contract/cart-limits.ts';

/** How long a cart is kept for somebody who does not touch it. */
export const CART_LIFETIME_DAYS = 30;

const DAY_MS = 86_400_000;

/** Whether nobody has changed an unpaid cart for so long that it answers as if it were not there. */
export function hasExpired(
  { completedAt, updatedAt }: { completedAt: Date | null; updatedAt: Date },
  now: Date,
): boolean {
  return completedAt === null && now.getTime() - updatedAt.getTime() > CART_LIFETIME_DAYS * DAY_MS;
}

/** The most items of one line; the hosted provider asks for less than a million. */
export const MAX_QUANTITY = 999_999;

/** Characters of a note (NOTE_TOO_LONG beyond). */
export const MAX_NOTE = 5_000;

/** Characters of all keys and values of a cart or of a line: room for an engraving, none for a file. */
export const MAX_ATTRIBUTES = 10_000;

/**
 * Characters of everything shoppers write into a cart, as it is stored: attributes of it and of its lines, note, addresses,
 * metafields. Two hundred engravings fit, and nobody fills a disk with carts.
 */
export const MAX_CART_TEXT = 32 * 1024;

/** Whether a line can be added with this many items. */
export const isAddable = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;

/** Whether a line can be set to this many items; none takes it away. */
export const isSettable = (quantity: number): boolean => quantity === 0 || isAddable(quantity);

/** Codes a cart keeps; the most any shopper has, and few enough to be looked at in one go. */
export const MAX_CODES = 25;

/** Characters of a code; the shop's own are shorter. */
export const MAX_CODE_LENGTH = 255;

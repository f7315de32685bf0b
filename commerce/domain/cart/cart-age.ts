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

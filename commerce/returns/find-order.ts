import { ATTEMPT_LIMITS } from '../domain/customer/attempt-limits.ts';
import { normaliseEmail } from '../domain/customer/email-address.ts';
import { countAttempt } from '../store/checkout/attempt-counters.ts';
import type { CommerceDb } from '../store/commerce-database.ts';
import type { OrderRecord } from '../store/order/order-record.ts';
import { findOrderOfMailbox } from '../store/order/orders.ts';

/** `BB-1001`, `bb1001`, `#1001` or ` 1001 ` as the number it is; 0, which no order has, for anything else. */
export function orderNumberOf(text: string): number {
  return Number(/^(?:BB\s*-?|#)?\s*(\d{1,12})$/i.exec(text.trim())?.[1] ?? 0);
}

/**
 * The order of a number and the address it was placed with. Every try is counted, right or wrong, by who asks and by which
 * order, where a number was given. A wrong number, another address, an order that never was: all are `unknown`.
 */
export async function findOrderOfGuest(
  db: CommerceDb,
  { number: text, email }: { number: string; email: string },
  { network, now }: { network: string; now: Date },
): Promise<OrderRecord | 'unknown' | 'too-often'> {
  const number = orderNumberOf(text);
  const ofNetwork = { limit: ATTEMPT_LIMITS.orderFindsOfNetwork, subject: network };
  const ofOrder = { limit: ATTEMPT_LIMITS.orderFindsOfOrder, subject: String(number) };
  // What is no number is no order's: those who mistype theirs are not each other's limit.
  const limits = number === 0 ? [ofNetwork] : [ofNetwork, ofOrder];
  for (const attempt of limits) if (!(await countAttempt(db, attempt, now))) return 'too-often';
  return (await findOrderOfMailbox(db, number, normaliseEmail(email))) ?? 'unknown';
}

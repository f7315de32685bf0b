import { isKept, type OrderFacts } from './order-facts.ts';

/** What has come of bringing a friend. `refused` is said to nobody in more words than "not counted". */
export const REFERRAL_STATES = ['waiting', 'pending', 'approved', 'refused'] as const;
export type ReferralState = (typeof REFERRAL_STATES)[number];

interface Placed {
  placedAt: string;
  households: readonly string[];
}

const placed = ({ snapshot, isPaid }: OrderFacts): Placed[] => (snapshot && isPaid ? [snapshot] : []);

/** Whether an order shares an address or a card with what the referrer had ordered until then. */
function isSameHousehold({ snapshot }: OrderFacts, referrerOrders: readonly OrderFacts[]): boolean {
  if (!snapshot) return false;
  const known = new Set(
    referrerOrders
      .flatMap(placed)
      .filter(({ placedAt }) => placedAt <= snapshot.placedAt)
      .flatMap(({ households }) => households),
  );
  return snapshot.households.some((household) => known.has(household));
}

/** A referral as it stands; `since` is when the order that counts was placed. */
export interface ReferralOutcome {
  state: ReferralState;
  since: string;
}

/**
 * What a referral has come to, from all that is known of both sides' orders: nothing until the friend buys, pending until one
 * of those orders is fulfilled, taken back when all of them are. Friends who had bought before, and orders that share the
 * referrer's address or card, do not count (reliability C11).
 */
export function referralOutcome(
  claimedAt: string,
  friendOrders: readonly OrderFacts[],
  referrerOrders: readonly OrderFacts[],
): ReferralOutcome {
  const only = (state: ReferralState): ReferralOutcome => ({ state, since: claimedAt });
  if (friendOrders.flatMap(placed).some(({ placedAt }) => placedAt < claimedAt)) return only('refused');
  const bought = friendOrders.filter(isKept);
  if (bought.length === 0) return only('waiting');
  const counted = bought.filter((order) => !isSameHousehold(order, referrerOrders));
  if (counted.length === 0) return only('refused');
  const fulfilled = counted.filter(({ fulfilledAt }) => fulfilledAt !== undefined);
  const dates = (fulfilled.length > 0 ? fulfilled : counted).flatMap(placed).map(({ placedAt }) => placedAt);
  return { state: fulfilled.length > 0 ? 'approved' : 'pending', since: dates.sort()[0] ?? claimedAt };
}

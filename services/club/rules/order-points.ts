import { POINTS_PER_USD } from '@bluebird-bay/content/bay-club.ts';
import type { OrderFacts, OrderRefund } from './order-facts.ts';
import type { Due } from './postings.ts';

/** Points for so many US cents of merchandise: whole dollars count. */
export const pointsFor = (cents: number): number => Math.floor(Math.max(0, cents) / 100) * POINTS_PER_USD;

/** What a refund takes, given what was refunded before it: all refunds together take what the whole amount would. */
function refundPoints(merchandiseCents: number, refunds: readonly OrderRefund[], index: number): number {
  const cents = (count: number): number => refunds.slice(0, count).reduce((sum, refund) => sum + refund.cents, 0);
  return pointsFor(merchandiseCents - cents(index)) - pointsFor(merchandiseCents - cents(index + 1));
}

/**
 * What an order is due by each of its causes: the order itself, every refund (in proportion, in the order of their ids), and
 * the cancellation, which takes what refunds have left. Due to the pending points until the order is fulfilled, to those that
 * can be spent afterwards.
 */
export function orderPoints(orderId: string, facts: OrderFacts): Due[] {
  const { snapshot, isPaid, fulfilledAt, cancelledAt, refunds } = facts;
  if (!snapshot || !isPaid) return [];
  const earned = pointsFor(snapshot.merchandiseCents);
  if (earned === 0) return [];
  const subject = `order:${orderId}`;
  const rest = { subject, detail: snapshot.name, earnedAt: snapshot.placedAt, isApproved: fulfilledAt !== undefined };
  const taken = refunds.map((_, index) => refundPoints(snapshot.merchandiseCents, refunds, index));
  const left = earned - taken.reduce((sum, points) => sum + points, 0);
  return [
    { ...rest, cause: subject, kind: 'order', points: earned, occurredAt: snapshot.placedAt },
    ...refunds.map(
      ({ id, refundedAt }, index): Due => ({
        ...rest,
        cause: `refund:${id}`,
        kind: 'refund',
        points: -(taken[index] ?? 0),
        occurredAt: refundedAt,
      }),
    ),
    ...(cancelledAt === undefined
      ? []
      : [
          {
            ...rest,
            cause: `cancellation:${orderId}`,
            kind: 'cancellation',
            points: -left,
            occurredAt: cancelledAt,
          } as const,
        ]),
  ];
}

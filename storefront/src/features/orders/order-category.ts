import type { OrderFulfillmentStatus } from '../../storefront-api/generated/operations.ts';

/** The seven categories of the order history, in their order (specification §3). */
export const ORDER_CATEGORIES = [
  'All',
  'Order Placed',
  'Unfulfilled',
  'Fulfilled',
  'In Transit',
  'Out for Delivery',
  'Delivered',
] as const;

export type OrderCategory = Exclude<(typeof ORDER_CATEGORIES)[number], 'All'>;

/** What an order's category is read from. */
export interface OrderProgress {
  fulfillmentStatus: OrderFulfillmentStatus;
  processedAt: string;
  canceledAt?: string | null;
  /** As {@link lastSteps} has them. */
  lastSteps: readonly number[];
}

/** Of each parcel the last step it has reached, 1 to 7; 0 where that is not known. */
export const lastSteps = (parcels: ReadonlyArray<{ events: ReadonlyArray<{ step: number }> }>): number[] =>
  parcels.map(({ events }) => events.at(-1)?.step ?? 0);

/** How long an order counts as just placed: nobody has begun to pack it. */
const JUST_PLACED_MS = 60 * 60_000;

type Sent = 'nothing' | 'something' | 'all';

const SENT: Readonly<Record<OrderFulfillmentStatus, Sent | 'nothing left'>> = {
  UNFULFILLED: 'nothing',
  OPEN: 'nothing',
  IN_PROGRESS: 'nothing',
  ON_HOLD: 'nothing',
  PENDING_FULFILLMENT: 'nothing',
  SCHEDULED: 'nothing',
  PARTIALLY_FULFILLED: 'something',
  FULFILLED: 'all',
  RESTOCKED: 'nothing left',
};

/** By what has been sent, and the last step of the slowest parcel: the first row that holds names the category. */
const TABLE: ReadonlyArray<{ sent: readonly Sent[]; from: number; category: OrderCategory }> = [
  { sent: ['all'], from: 7, category: 'Delivered' },
  { sent: ['all', 'something'], from: 6, category: 'Out for Delivery' },
  { sent: ['all', 'something'], from: 2, category: 'In Transit' },
  { sent: ['all', 'something'], from: 0, category: 'Fulfilled' },
  { sent: ['nothing'], from: 0, category: 'Unfulfilled' },
];

/**
 * The last step of the slowest parcel that is under way; one that has arrived while others are to come holds nothing up.
 * Undefined where none is.
 */
export function slowestUnderWay(steps: readonly number[]): number | undefined {
  const underWay = steps.filter((step) => step < 7);
  return underWay.length > 0 ? Math.min(...underWay) : undefined;
}

/** Where an order stands; undefined once it was called off: such an order is among all, and in no category. */
export function categoryOf(order: OrderProgress, now: number): OrderCategory | undefined {
  const sent = SENT[order.fulfillmentStatus];
  if (order.canceledAt || sent === 'nothing left') return undefined;
  if (sent === 'nothing' && now - Date.parse(order.processedAt) < JUST_PLACED_MS) return 'Order Placed';
  const slowest = slowestUnderWay(order.lastSteps) ?? (sent === 'all' ? Math.max(0, ...order.lastSteps) : 0);
  return TABLE.find((row) => row.sent.includes(sent) && slowest >= row.from)?.category;
}

import * as v from 'valibot';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import { putInOutbox } from './outbox.ts';

const CUSTOMER = v.object({ customerId: v.number() });
const ORDER = v.object({ orderId: v.number() });

/** Every event others may be told of, by the hosted provider's names; payloads name rows, which are read when it is told. */
export const EVENT_PAYLOADS = {
  'customers/create': CUSTOMER,
  'customers/update': CUSTOMER,
  'customers/enable': CUSTOMER,
  'customers/disable': CUSTOMER,
  'customers/delete': CUSTOMER,
  'customers/redact': v.object({ customerId: v.number(), email: v.string() }),
  'orders/create': ORDER,
  'orders/paid': ORDER,
  'orders/updated': ORDER,
  'orders/fulfilled': ORDER,
  'orders/cancelled': ORDER,
  'refunds/create': v.object({ refundId: v.number() }),
  'products/update': v.object({ productId: v.number() }),
  'collections/update': v.object({ collectionId: v.number() }),
  'inventory_levels/update': v.object({ variantId: v.number() }),
} as const;

export type EventTopic = keyof typeof EVENT_PAYLOADS;
export type EventPayload<Topic extends EventTopic> = v.InferOutput<(typeof EVENT_PAYLOADS)[Topic]>;
type ShopEvent = { [Topic in EventTopic]: { topic: Topic; payload: EventPayload<Topic> } }[EventTopic];

export const isEventTopic = (topic: string): topic is EventTopic => Object.hasOwn(EVENT_PAYLOADS, topic);

/** Has events told once the transaction is through. */
export function announce(db: CommerceDb | CommerceTx, events: readonly ShopEvent[]): Promise<void> {
  return putInOutbox(
    db,
    events.map((event) => ({ kind: 'event' as const, ...event })),
  );
}

import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import { putInOutbox } from './outbox.ts';

/** Every event others may be told of, by the hosted provider's names; payloads name rows, which are read when it is told. */
export type ShopEvent =
  | { topic: 'customers/create' | 'customers/update'; payload: { customerId: number } }
  | { topic: 'customers/enable' | 'customers/disable' | 'customers/delete'; payload: { customerId: number } }
  | { topic: 'customers/redact'; payload: { customerId: number; email: string } }
  | { topic: 'orders/create' | 'orders/paid' | 'orders/updated'; payload: { orderId: number } }
  | { topic: 'orders/fulfilled' | 'orders/cancelled'; payload: { orderId: number } }
  | { topic: 'refunds/create'; payload: { refundId: number } }
  | { topic: 'products/update'; payload: { productId: number } }
  | { topic: 'collections/update'; payload: { collectionId: number } }
  | { topic: 'inventory_levels/update'; payload: { variantId: number } };

export type EventTopic = ShopEvent['topic'];

export const EVENT_TOPICS = [
  'customers/create',
  'customers/update',
  'customers/enable',
  'customers/disable',
  'customers/delete',
  'customers/redact',
  'orders/create',
  'orders/paid',
  'orders/updated',
  'orders/fulfilled',
  'orders/cancelled',
  'refunds/create',
  'products/update',
  'collections/update',
  'inventory_levels/update',
] as const satisfies readonly EventTopic[];

/** Has events told once the transaction is through. */
export function announce(db: CommerceDb | CommerceTx, events: readonly ShopEvent[]): Promise<void> {
  return putInOutbox(
    db,
    events.map((event) => ({ kind: 'event' as const, ...event })),
  );
}

import type { CommerceDb, CommerceTx } from './commerce-database.ts';
import { putInOutbox } from './outbox.ts';

/** Every event others may be told of, by the hosted provider's names; payloads name rows, which are read when it is told. */
export type ShopEvent = { topic: 'customers/create'; payload: { customerId: number } };

/** Has an event told once the transaction is through. */
export function announce(db: CommerceDb | CommerceTx, events: readonly ShopEvent[]): Promise<void> {
  return putInOutbox(
    db,
    events.map((event) => ({ kind: 'event' as const, ...event })),
  );
}

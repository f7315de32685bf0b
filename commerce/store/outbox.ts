import type { CommerceDb, CommerceTx } from './commerce-database.ts';
import type { OutboxKind } from './outbox-tables.ts';

/** Something that must leave the house; see commerce/outbox for what becomes of it. */
export interface OutboxEntry {
  kind: OutboxKind;
  topic: string;
  payload: object;
}

/** Writes entries in the transaction of the change they are about: both happen, or neither (reliability D2). */
export async function putInOutbox(db: CommerceDb | CommerceTx, entries: readonly OutboxEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto('commerce.outbox')
    .values(entries.map(({ kind, topic, payload }) => ({ kind, topic, payload: JSON.stringify(payload) })))
    .execute();
}

import { sql } from 'kysely';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import type { OutboxKind } from '../outbox-tables.ts';

/** Something that must leave the system; see commerce/outbox for what becomes of it. */
export interface OutboxEntry {
  kind: OutboxKind;
  topic: string;
  payload: object;
  /** Not before this moment, from which it also counts as waiting; at once unless told. */
  dueAt?: Date;
}

/** An entry that somebody has taken on to deliver. */
export interface ClaimedEntry {
  /** What a receiver tells repeats by. */
  id: string;
  kind: OutboxKind;
  topic: string;
  payload: unknown;
  /** This one included. */
  attempts: number;
  createdAt: Date;
}

/** Where whoever delivers hears that there is something, once it is written for good; see `listen`. */
export const OUTBOX_NEWS = 'bluebird_outbox';

/** Writes entries in the transaction of the change they are about: both happen, or neither (reliability D2). */
export async function putInOutbox(db: CommerceDb | CommerceTx, entries: readonly OutboxEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto('commerce.outbox')
    .values(
      entries.map(({ kind, topic, payload, dueAt }) => ({
        kind,
        topic,
        payload: JSON.stringify(payload),
        ...(dueAt && { due_at: dueAt, created_at: dueAt }),
      })),
    )
    .returning(sql`pg_notify(${OUTBOX_NEWS}, '')`.as('told'))
    .execute();
}

/**
 * Takes due entries on, the oldest first, until `leaseUntil`: nobody else gets them before, and whoever dies with one has not
 * lost it.
 */
export async function claimEntries(
  db: CommerceDb,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<ClaimedEntry[]> {
  const { rows } = await sql<Omit<ClaimedEntry, 'createdAt'> & { created_at: Date; position: number }>`
    update commerce.outbox set attempts = attempts + 1, due_at = ${leaseUntil}
    where id in (
      select id from commerce.outbox
      where delivered_at is null and failed_at is null and due_at <= ${now}
      order by position limit ${limit} for update skip locked)
    returning id, kind, topic, payload, attempts, created_at, position`.execute(db);
  return rows
    .sort((left, right) => left.position - right.position)
    .map(({ created_at: createdAt, id, kind, topic, payload, attempts }) => ({
      id,
      kind,
      topic,
      payload,
      attempts,
      createdAt,
    }));
}

/** The entry is out; true the first time. */
export async function markEntryDelivered(db: CommerceDb | CommerceTx, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('commerce.outbox')
    .set({ delivered_at: now, last_error: null })
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The entry did not get out: to be tried again at `dueAt`, or given up (null). */
export async function markEntryFailed(
  db: CommerceDb,
  id: string,
  { error, dueAt, now }: { error: string; dueAt: Date | null; now: Date },
): Promise<void> {
  await db
    .updateTable('commerce.outbox')
    .set({ last_error: error, ...(dueAt ? { due_at: dueAt } : { failed_at: now }) })
    .where('id', '=', id)
    .execute();
}

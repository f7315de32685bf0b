import { createHash } from 'node:crypto';
import type { ContactTopic } from '@bluebird-bay/content/contact-topics.ts';
import { sql } from 'kysely';
import { MOST_ATTEMPTS, nextAttempt } from '../store/attempts.ts';
import type { ServicesDb, ServicesTx } from '../store/services-database.ts';

/** What somebody wrote. */
export interface NewMessage {
  topic: ContactTopic;
  name: string;
  /** In its one spelling; see `Email`. */
  email: string;
  /** As it was typed; '' where none was. */
  order: string;
  message: string;
}

/** A message as it is kept. */
export interface ContactMessage extends NewMessage {
  /** What staff call it by. */
  id: number;
  writtenAt: Date;
  doneAt: Date | null;
}

function digestOf({ topic, email, order, message }: NewMessage, now: Date): string {
  const said = [now.toISOString().slice(0, 10), topic, email, order, message];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/** Keeps a message, once however often it is sent on a day. The two letters about it are due from then on. */
export async function saveMessage(db: ServicesDb, message: NewMessage, now: Date): Promise<void> {
  await db
    .insertInto('services.contact_message')
    .values({
      digest: digestOf(message, now),
      topic: message.topic,
      name: message.name,
      email: message.email,
      order_number: message.order,
      body: message.message,
      written_at: now,
      due_at: now,
    })
    .onConflict((known) => known.column('digest').doNothing())
    .execute();
}

const COLUMNS = ['id', 'topic', 'name', 'email', 'order_number', 'body', 'written_at', 'done_at'] as const;

interface MessageRow {
  id: number;
  topic: ContactTopic;
  name: string;
  email: string;
  order_number: string;
  body: string;
  written_at: Date;
  done_at: Date | null;
}

const parseMessage = (row: MessageRow): ContactMessage => ({
  id: row.id,
  topic: row.topic,
  name: row.name,
  email: row.email,
  order: row.order_number,
  message: row.body,
  writtenAt: row.written_at,
  doneAt: row.done_at,
});

/** The oldest that wait for an answer; with `all` the newest of all. */
export async function listMessages(
  db: ServicesDb,
  { all, limit }: { all: boolean; limit: number },
): Promise<ContactMessage[]> {
  const messages = db.selectFrom('services.contact_message').select(COLUMNS).limit(limit);
  const rows = await (all
    ? messages.orderBy('id', 'desc')
    : messages.where('done_at', 'is', null).orderBy('id')
  ).execute();
  return rows.map(parseMessage);
}

export async function findMessage(db: ServicesDb, id: number): Promise<ContactMessage | undefined> {
  const row = await db.selectFrom('services.contact_message').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row && parseMessage(row);
}

/** Somebody has answered; false for a message that is not there. The first time counts. */
export async function markMessageDone(db: ServicesDb, id: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('services.contact_message')
    .set({ done_at: sql`coalesce(done_at, ${now})` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets what an address wrote: somebody is to be forgotten. */
export async function forgetMessagesOf(tx: ServicesTx, email: string): Promise<void> {
  await tx.deleteFrom('services.contact_message').where('email', '=', email).execute();
}

/** Whom a letter about a message goes to. */
export type ContactReader = 'shop' | 'writer';

/** A message about which a letter is still to go out. */
export interface UntoldMessage extends ContactMessage {
  untold: readonly ContactReader[];
}

/** Takes messages whose letters are due, each by one process at a time, and puts off the next attempt further each time. */
export async function claimUntold(db: ServicesDb, now: Date, limit: number): Promise<UntoldMessage[]> {
  const { rows } = await sql<MessageRow & { shop_knows: boolean; writer_knows: boolean }>`
    update services.contact_message as message set
      attempts = attempts + 1,
      due_at = ${nextAttempt(now)}
    where id in (
      select id from services.contact_message
      where (told_shop_at is null or told_writer_at is null) and due_at <= ${now} and attempts < ${MOST_ATTEMPTS}
      order by due_at limit ${limit} for update skip locked)
    returning id, topic, name, email, order_number, body, written_at, done_at,
      told_shop_at is not null as shop_knows, told_writer_at is not null as writer_knows`.execute(db);
  return rows
    .sort((a, b) => a.id - b.id)
    .map((row) => ({
      ...parseMessage(row),
      untold: [...(row.shop_knows ? [] : ['shop' as const]), ...(row.writer_knows ? [] : ['writer' as const])],
    }));
}

/** The letter is out. */
export async function markTold(db: ServicesDb, id: number, reader: ContactReader, now: Date): Promise<void> {
  await db
    .updateTable('services.contact_message')
    .set(reader === 'shop' ? { told_shop_at: now } : { told_writer_at: now })
    .where('id', '=', id)
    .execute();
}

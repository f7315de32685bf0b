import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type MaybeText = ColumnType<string | null, string | null | undefined, string | null>;

export type OutboxKind = 'event' | 'webhook' | 'mail';

export interface OutboxTable {
  id: Generated<string>;
  position: GeneratedAlways<number>;
  kind: OutboxKind;
  topic: string;
  payload: ColumnType<unknown, string, never>;
  created_at: Timestamp;
  due_at: Timestamp;
  attempts: Generated<number>;
  last_error: MaybeText;
  delivered_at: NullableTimestamp;
  failed_at: NullableTimestamp;
}

export interface MailboxTable {
  id: GeneratedAlways<number>;
  message_id: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  sent_at: ColumnType<Date, Date, never>;
}

/** The tables of migrations/0021_outbox.sql. */
export interface OutboxTables {
  'commerce.outbox': OutboxTable;
  'commerce.mailbox': MailboxTable;
}

import type { CommerceDb } from './commerce-database.ts';

/** A letter as it would have gone out. */
export interface MailboxLetter {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  sentAt: Date;
}

/** Keeps a letter; one that is here already, by its message id, is not kept twice. */
export async function keepLetter(
  db: CommerceDb,
  letter: Omit<MailboxLetter, 'id'> & { messageId: string },
): Promise<void> {
  await db
    .insertInto('commerce.mailbox')
    .values({
      message_id: letter.messageId,
      recipient: letter.recipient,
      subject: letter.subject,
      text_body: letter.text,
      html_body: letter.html,
      sent_at: letter.sentAt,
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();
}

/** The newest letters, to everybody or to one. */
export async function newestLetters(db: CommerceDb, limit: number, recipient?: string): Promise<MailboxLetter[]> {
  const query = db.selectFrom('commerce.mailbox').selectAll().orderBy('id', 'desc').limit(limit);
  const rows = await (recipient === undefined ? query : query.where('recipient', '=', recipient)).execute();
  return rows.map(parseLetter);
}

export async function findLetter(db: CommerceDb, id: number): Promise<MailboxLetter | undefined> {
  const row = await db.selectFrom('commerce.mailbox').selectAll().where('id', '=', id).executeTakeFirst();
  return row && parseLetter(row);
}

function parseLetter(row: {
  id: number;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  sent_at: Date;
}): MailboxLetter {
  return {
    id: row.id,
    recipient: row.recipient,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    sentAt: row.sent_at,
  };
}

import type { CommerceDb } from '../commerce-database.ts';

/** An email as it would have gone out. */
export interface MailboxEmail {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  sentAt: Date;
}

/** Keeps an email; one that is here already, by its message id, is not kept twice. */
export async function saveEmail(
  db: CommerceDb,
  email: Omit<MailboxEmail, 'id'> & { messageId: string },
): Promise<void> {
  await db
    .insertInto('commerce.mailbox')
    .values({
      message_id: email.messageId,
      recipient: email.recipient,
      subject: email.subject,
      text_body: email.text,
      html_body: email.html,
      sent_at: email.sentAt,
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();
}

/** The newest emails, to everybody or to one. */
export async function newestEmails(db: CommerceDb, limit: number, recipient?: string): Promise<MailboxEmail[]> {
  const query = db.selectFrom('commerce.mailbox').selectAll().orderBy('id', 'desc').limit(limit);
  const rows = await (recipient === undefined ? query : query.where('recipient', '=', recipient)).execute();
  return rows.map(parseEmail);
}

export async function findEmail(db: CommerceDb, id: number): Promise<MailboxEmail | undefined> {
  const row = await db.selectFrom('commerce.mailbox').selectAll().where('id', '=', id).executeTakeFirst();
  return row && parseEmail(row);
}

function parseEmail(row: {
  id: number;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  sent_at: Date;
}): MailboxEmail {
  return {
    id: row.id,
    recipient: row.recipient,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    sentAt: row.sent_at,
  };
}

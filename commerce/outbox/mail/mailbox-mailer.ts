import type { Mailer } from '@bluebird-bay/emails/mailer.ts';
import type { CommerceDb } from '../../store/commerce-database.ts';
import { saveEmail } from '../../store/outbox/mailbox.ts';

/** Keeps emails in the database, to be read at `/mailbox`: the mail server of a shop that has none. */
export function createMailboxMailer(db: CommerceDb): Mailer {
  return {
    send: ({ to, unsubscribeUrl: _, ...email }) => saveEmail(db, { ...email, recipient: to, sentAt: new Date() }),
  };
}

import type { CommerceDb } from '../../store/commerce-database.ts';
import { keepLetter } from '../../store/mailbox.ts';
import type { Mailer } from './mailer.ts';

/** Keeps letters in the database, to be read at `/mailbox`: the mail server of a shop that has none. */
export function createMailboxMailer(db: CommerceDb, clock: () => Date = () => new Date()): Mailer {
  return {
    send: ({ to, ...letter }) => keepLetter(db, { ...letter, recipient: to, sentAt: clock() }),
  };
}

import type { ServicesDb } from '../store/services-database.ts';
import { type ContactMessage, type ContactReader, claimUntold, markTold } from './messages.ts';

/** Sends the letter about a message to one of its readers; throws when it was not taken. */
export type SendContactEmail = (reader: ContactReader, message: ContactMessage) => Promise<void>;

const BATCH = 20;

/**
 * Tells the shop and whoever wrote that a message is here, each once. A letter that is not taken is tried again, later and
 * later, and keeps none of the others back; throws with the first of what went wrong.
 */
export function createContactRound({
  db,
  send,
  clock = () => new Date(),
}: {
  db: ServicesDb;
  send: SendContactEmail;
  clock?: () => Date;
}): () => Promise<void> {
  return async () => {
    const now = clock();
    const errors: unknown[] = [];
    for (const { untold, ...message } of await claimUntold(db, now, BATCH))
      for (const reader of untold)
        await send(reader, message).then(
          () => markTold(db, message.id, reader, now),
          (error: unknown) => errors.push(error),
        );
    if (errors.length > 0) throw errors[0];
  };
}

import type { EmailContent, EmailPlace } from '@bluebird-bay/emails/email-content.ts';
import type { Mailer } from '@bluebird-bay/emails/mailer.ts';
import { renderEmail } from '@bluebird-bay/emails/render-email.ts';

/** An email on its way to somebody. */
export interface Posted {
  /** Tells it from all others, and is the same for every attempt at it: 'restock-12'. */
  id: string;
  to: string;
  content: EmailContent;
  /** Who is answered, where that is not who writes. */
  replyTo?: string;
  /** Where one click ends emails of this kind, also from a mail program (RFC 8058); for what the law calls news. */
  unsubscribeUrl?: string;
}

/** Sends an email; throws when it was not taken. */
export type Post = (email: Posted) => Promise<void>;

/** What everything around the provider sends its emails with. */
export function createPost(mailer: Mailer, place: EmailPlace): Post {
  const host = new URL(place.shopOrigin).hostname;
  return ({ id, to, content, replyTo, unsubscribeUrl }) =>
    mailer.send({
      messageId: `<${id}@${host}>`,
      to,
      ...renderEmail(content, place),
      ...(replyTo !== undefined && { replyTo }),
      ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    });
}

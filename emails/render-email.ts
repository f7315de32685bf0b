import { asHtml } from './as-html.ts';
import { asText } from './as-text.ts';
import type { EmailContent, EmailPlace } from './email-content.ts';

/** An email as it is handed to a mail server. */
export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

/** Both forms of an email, out of the one thing it says: every email of the shop goes through here. */
export const renderEmail = (content: EmailContent, place: EmailPlace): RenderedEmail => ({
  subject: content.subject,
  text: asText(content, place),
  html: asHtml(content, place),
});

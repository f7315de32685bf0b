import { topicLabel } from '@bluebird-bay/content/contact-topics.ts';
import type { EmailContent } from '@bluebird-bay/emails/email-content.ts';
import type { SendContactEmail } from '@bluebird-bay/services/contact/contact-round.ts';
import type { ContactMessage } from '@bluebird-bay/services/contact/messages.ts';
import { paths } from '@bluebird-bay/storefront/src/paths.ts';
import type { Post } from './post.ts';

function toShop({ id, topic, name, email, order, message }: ContactMessage): EmailContent {
  const about = topicLabel(topic);
  return {
    subject: `Message ${id}: ${about}`,
    preview: `${name} writes.`,
    heading: about,
    parts: [
      {
        kind: 'rows',
        rows: [['From', name], ['Email', email], ...(order === '' ? [] : [['Order', order] as const])],
      },
      { kind: 'lines', title: 'They write', lines: message.split('\n') },
      {
        kind: 'text',
        text: `Answer this email and it goes to them. When it is done: npm run shop -- messages done ${id}`,
      },
    ],
    reason: 'You get this because somebody wrote through the contact page.',
  };
}

/** What was written is not repeated: whoever types a stranger’s address into the form must not write to them through us. */
function toWriter({ topic }: ContactMessage, shopOrigin: string): EmailContent {
  return {
    subject: 'We have your message',
    preview: 'Four people answer, Monday to Friday. Something to add? Answer this email.',
    heading: 'Your message is with us',
    parts: [
      {
        kind: 'text',
        text: `It is about “${topicLabel(topic)}”. Four people answer, Monday to Friday, and you hear from one of them within a working day.`,
      },
      { kind: 'text', text: 'Something to add? Answer this email.' },
      { kind: 'action', label: 'Read the answers', href: `${shopOrigin}${paths.help()}` },
    ],
    reason: 'You get this because this address was given on our contact page. Not you? Then leave it be.',
  };
}

/** Tells both sides of a message: the shop, whose answer goes to whoever wrote, and them. */
export function contactEmails(parts: { post: Post; shopOrigin: string; shopEmail: string }): SendContactEmail {
  const { post, shopOrigin, shopEmail } = parts;
  return (reader, message) => {
    const id = `message-${message.id}-${reader}`;
    return reader === 'shop'
      ? post({ id, to: shopEmail, content: toShop(message), replyTo: message.email })
      : post({ id, to: message.email, content: toWriter(message, shopOrigin) });
  };
}

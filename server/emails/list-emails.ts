import { LISTS, type ListId, UNCONFIRMED_DAYS } from '@bluebird-bay/content/lists.ts';
import type { EmailContent, EmailPicture } from '@bluebird-bay/emails/email-content.ts';
import type { ListEmail, SendListEmail } from '@bluebird-bay/services/lists/lists-api.ts';
import { LEAVE_LIST } from '@bluebird-bay/services/lists/lists-contract.ts';
import { paths } from '@bluebird-bay/storefront/src/paths.ts';
import { LIST_EMAIL_PATH } from '../forms/list-email-page.ts';
import type { Post } from './post.ts';

const PICTURES: Partial<Record<ListId, EmailPicture>> = {
  newsletter: {
    spec: 's/blog-the-blue-pact-one-year-on',
    alt: 'Three bluebirds on their way over the waves to a low sun',
  },
  'la-isla-bonita': {
    spec: 's/blog-meet-the-sunchasers',
    alt: 'Three friends in front of a large sun, in prints of the season',
  },
  sale: { spec: 's/blog-what-to-wear-on-a-night-out', alt: 'Two friends in front of a full moon, dressed to go out' },
};

/**
 * The token stands behind the #: browsers send it to nobody, and no log ever has it. What somebody typed is not repeated: who types
 * a stranger's address must not write to them through us.
 */
function listEmail({ list, token }: ListEmail, shopOrigin: string): EmailContent {
  const { name, brings } = LISTS[list];
  const picture = PICTURES[list];
  const page = `${shopOrigin}${paths.text('congratulations')}`;
  return {
    subject: `One press, and you are on the list for ${name}`,
    preview: `Say yes, and you are on it. Without an answer we forget this address after ${UNCONFIRMED_DAYS} days.`,
    heading: 'Is this you?',
    parts: [
      ...(picture ? [{ kind: 'picture', picture, width: 1200, height: 800 } as const] : []),
      {
        kind: 'text',
        text: `Somebody, probably you, gave us this address for ${name}. Say yes and you are on the list.`,
      },
      { kind: 'action', label: 'Yes, that is me', href: `${page}#confirm=${token}` },
      { kind: 'text', text: brings },
      {
        kind: 'link',
        label: 'A browser without JavaScript? This way',
        href: `${shopOrigin}${LIST_EMAIL_PATH}?token=${token}`,
      },
    ],
    reason: `Not you? Then leave it be: without the press we forget this address after ${UNCONFIRMED_DAYS} days.`,
    leave: {
      label: 'Choose what you get from us',
      href: `${shopOrigin}${paths.text('email-preferences')}#letter=${token}`,
    },
  };
}

/** Writes to whoever asked to be on a list. */
export function listEmails({ post, shopOrigin }: { post: Post; shopOrigin: string }): SendListEmail {
  return (letter) =>
    post({
      id: `list-${crypto.randomUUID()}`,
      to: letter.to,
      content: listEmail(letter, shopOrigin),
      unsubscribeUrl: `${shopOrigin}${LEAVE_LIST.path}?token=${letter.token}`,
    });
}

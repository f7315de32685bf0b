import { STUDENT_PERCENT } from '@bluebird-bay/content/promises.ts';
import type { EmailContent } from '@bluebird-bay/emails/email-content.ts';
import type { StudentDiscounts } from '@bluebird-bay/services/student/student-api.ts';
import { paths } from '@bluebird-bay/storefront/src/paths.ts';
import { STUDENT_EMAIL_PATH } from '../forms/student-email-page.ts';
import type { Post } from './post.ts';

/** The token stands behind the #: browsers send it to nobody, and no log ever has it. */
function studentEmail(token: string, shopOrigin: string): EmailContent {
  return {
    subject: `Your ${STUDENT_PERCENT}% student discount`,
    preview: `Open the link and the code is yours: ${STUDENT_PERCENT}% off, for as long as you study.`,
    heading: 'One click and it is yours',
    parts: [
      {
        kind: 'picture',
        picture: {
          spec: 's/blog-what-to-wear-on-a-night-out',
          alt: 'Two friends in front of a full moon, dressed to go out',
        },
        width: 1200,
        height: 800,
      },
      {
        kind: 'text',
        text: 'You asked for the student discount with this address. Open the link and the code is yours.',
      },
      { kind: 'action', label: 'Get my code', href: `${shopOrigin}${paths.studentDiscount()}#confirm=${token}` },
      { kind: 'text', text: 'The link works for an hour. A newer letter replaces this one.' },
      {
        kind: 'link',
        label: 'A browser without JavaScript? This way',
        href: `${shopOrigin}${STUDENT_EMAIL_PATH}?token=${token}`,
      },
    ],
    reason: 'Not you? Then leave it be: no code is given out without the link.',
  };
}

/** Sends the link that gives out the student code to a school's address. */
export function studentEmails({ post, shopOrigin }: { post: Post; shopOrigin: string }): StudentDiscounts['invite'] {
  return (email, token) =>
    post({ id: `student-${crypto.randomUUID()}`, to: email, content: studentEmail(token, shopOrigin) });
}

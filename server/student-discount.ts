import { asHtml } from '@bluebird-bay/commerce/outbox/emails/as-html.ts';
import { asText } from '@bluebird-bay/commerce/outbox/emails/as-text.ts';
import type { EmailContent } from '@bluebird-bay/commerce/outbox/emails/email-content.ts';
import type { Mailer } from '@bluebird-bay/commerce/outbox/mail/mailer.ts';
import type { CommerceDb } from '@bluebird-bay/commerce/store/commerce-database.ts';
import { grantDiscount } from '@bluebird-bay/commerce/store/discounts.ts';
import { STUDENT_CODE, STUDENT_PERCENT } from '@bluebird-bay/content/promises.ts';
import type { StudentDiscounts } from '@bluebird-bay/services/student/student-api.ts';
import { paths } from '@bluebird-bay/storefront/src/paths.ts';

interface StudentParts {
  db: CommerceDb;
  mailer: Mailer;
  /** 'https://shop.example' */
  shopOrigin: string;
}

/** The token stands behind the #: browsers send it to nobody, and no log ever has it. */
function studentEmail(token: string, shopOrigin: string): EmailContent {
  return {
    subject: `Your ${STUDENT_PERCENT}% student discount`,
    heading: 'One click and it is yours',
    parts: [
      {
        kind: 'text',
        text: 'You asked for the student discount with this address. Open the link and the code is yours.',
      },
      { kind: 'action', label: 'Get my code', href: `${shopOrigin}${paths.studentDiscount()}#confirm=${token}` },
      { kind: 'text', text: 'The link works for an hour. A newer letter replaces this one.' },
    ],
    reason: 'Not you? Then leave it be: no code is given out without the link.',
  };
}

/** Gives out the student code: an email to the school's address, then the provider's grant. */
export function studentDiscounts({ db, mailer, shopOrigin }: StudentParts): StudentDiscounts {
  const host = new URL(shopOrigin).hostname;
  return {
    code: STUDENT_CODE,
    async invite(email, token) {
      const content = studentEmail(token, shopOrigin);
      await mailer.send({
        messageId: `<student-${crypto.randomUUID()}@${host}>`,
        to: email,
        subject: content.subject,
        text: asText(content),
        html: asHtml(content),
      });
    },
    async grant(email) {
      if (!(await grantDiscount(db, STUDENT_CODE, email))) throw new Error(`There is no code ${STUDENT_CODE}.`);
    },
  };
}

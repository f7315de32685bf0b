import type { EmailContent, EmailPart } from '@bluebird-bay/emails/email-content.ts';
import type { StorefrontLinks } from '../../domain/storefront/storefront-links.ts';
import type { CustomerRecord } from '../../store/customer/customers.ts';

/** An account is somewhere to come back to. */
const BIRDS: EmailPart = {
  kind: 'picture',
  picture: {
    spec: 's/blog-the-blue-pact-one-year-on',
    alt: 'Three bluebirds on their way over the waves to a low sun',
  },
  width: 1200,
  height: 800,
};

const greeting = ({ firstName }: Pick<CustomerRecord, 'firstName'>): string =>
  firstName ? `Hi ${firstName},` : 'Hi there,';

export function activationEmail(customer: CustomerRecord, link: string): EmailContent {
  return {
    subject: 'Open your Bluebird Bay account',
    preview: 'Choose a password, and your orders, addresses and wishlist live in one place.',
    heading: 'One step to your account',
    parts: [
      BIRDS,
      { kind: 'text', text: greeting(customer) },
      { kind: 'text', text: 'Choose a password, and your orders, addresses and wishlist have a place to live.' },
      { kind: 'action', label: 'Choose a password', href: link },
      { kind: 'text', text: 'The link works once, for 30 days. A newer letter replaces this one.' },
    ],
    reason:
      'You get this because somebody, most likely you, asked for an account with this address. If not, leave it be: nothing opens without the link.',
  };
}

/** The first link that is followed shows whose mailbox it is. */
const WITH_THE_ORDERS =
  'Orders that were placed with this address and without signing in are in the account as soon as you have.';

export function resetEmail(customer: CustomerRecord, link: string): EmailContent {
  return {
    subject: 'A new password for Bluebird Bay',
    preview: 'The link works once, for an hour. If it was not you, nothing changes.',
    heading: 'Choose a new password',
    parts: [
      { kind: 'text', text: greeting(customer) },
      { kind: 'text', text: 'Somebody asked to reset the password of this account. If it was you, carry on here.' },
      { kind: 'action', label: 'Choose a new password', href: link },
      ...(customer.isMailboxProven ? [] : [{ kind: 'text', text: WITH_THE_ORDERS } as const]),
      { kind: 'text', text: 'The link works once, for an hour. When it is used, every device is signed out.' },
    ],
    reason: 'Not you? Then do nothing: your password stays as it is.',
  };
}

export function passwordChangedEmail(customer: CustomerRecord, links: StorefrontLinks): EmailContent {
  return {
    subject: 'Your Bluebird Bay password has changed',
    preview: 'Every device was signed out. If it was you, there is nothing to do.',
    heading: 'Your password has changed',
    parts: [
      { kind: 'text', text: greeting(customer) },
      { kind: 'text', text: 'The password of your account was changed just now, and every device was signed out.' },
      {
        kind: 'text',
        text: `If that was not you, go to ${links.origin} right away and ask for a new password from the sign-in page.`,
      },
    ],
    reason: 'We write this for every change of a password. It holds no link on purpose.',
  };
}

export function accountClosedEmail(firstName: string | null): EmailContent {
  return {
    subject: 'Your Bluebird Bay account is closed',
    preview: 'Your profile, your addresses and every way to sign in are gone, as you asked.',
    heading: 'Your account is closed',
    parts: [
      { kind: 'text', text: greeting({ firstName }) },
      { kind: 'text', text: 'Your profile, your addresses and every way to sign in are gone, as you asked.' },
      { kind: 'text', text: 'Orders stay on file for ten years, because tax law asks for it. They open for nobody.' },
    ],
    reason: 'This is the last letter about this account. You are welcome back any time, with a new one.',
  };
}

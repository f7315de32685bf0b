import { SEND_MESSAGE } from '@bluebird-bay/services/contact/contact-contract.ts';
import { paths } from '@bluebird-bay/storefront/src/paths.ts';
import type { Caller } from '../http/caller.ts';
import { type FormParts, handForm } from './hand-form.ts';

const LARGEST_FORM = 32_768;

/** What to do about a field the service would not take. */
const ADVICE: Readonly<Record<keyof typeof SEND_MESSAGE.body.entries, string>> = {
  topic: 'Choose what it is about.',
  name: 'Say what we may call you, in 100 characters or less.',
  email: 'The email needs to look like marina@example.com.',
  order: 'The order number is longer than ours are.',
  message: 'The message needs some words, and no more than 2,000 characters.',
};

/** The contact form as a browser without scripts sends it; see {@link handForm}. */
export function createContactForm(parts: FormParts) {
  return (request: Request, caller: Caller): Promise<Response> =>
    handForm(
      {
        operation: SEND_MESSAGE,
        limit: LARGEST_FORM,
        bodyOf: (typed) => ({
          body: Object.fromEntries(
            Object.keys(SEND_MESSAGE.body.entries).map((field) => [field, typed.get(field) ?? '']),
          ),
          done: paths.text('message-sent'),
        }),
        action: { href: `${parts.shopOrigin}${paths.contact()}`, label: 'Back to the form' },
        elsewhere: 'Write to us from our own page, please.',
        title: 'Your message is still with you',
        advice: ADVICE,
        tooOften: 'That was a lot of messages. Try again in an hour, or answer any email of ours.',
        kept: 'Nothing was sent. Your browser’s Back button brings the form back as you left it.',
      },
      { request, caller },
      parts,
    );
}

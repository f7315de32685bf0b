import { readText } from '@bluebird-bay/contract/bounded-body.ts';
import { SEND_MESSAGE } from '@bluebird-bay/services/contact/contact-contract.ts';
import type { Services } from '@bluebird-bay/services/services.ts';
import { paths } from '@bluebird-bay/storefront/src/paths.ts';
import { isFromElsewhere, onTo, plainPage } from '../forms/plain-page.ts';
import type { Caller } from '../http/caller.ts';

const LARGEST_FORM = 32_768;

/** What to do about a field the service would not take. */
const ADVICE: Readonly<Record<string, string>> = {
  topic: 'Choose what it is about.',
  name: 'Say what we may call you, in 100 characters or less.',
  email: 'The email needs to look like marina@example.com.',
  order: 'The order number is longer than ours are.',
  message: 'The message needs some words, and no more than 2,000 characters.',
};

const FIELDS = ['topic', 'name', 'email', 'order', 'message'] as const;

async function adviceOf(answer: Response): Promise<string> {
  if (answer.status === 429) return 'That was a lot of messages. Try again in an hour, or answer any email of ours.';
  if (answer.status !== 400) return 'Something broke on our side. Try again in a minute.';
  const read: { error?: { field?: string } } = await answer.json();
  return ADVICE[read.error?.field ?? ''] ?? 'Something in it will not do.';
}

/**
 * The contact form as a browser without scripts sends it. The service it is handed to takes JSON alone, so that no form of
 * another site reaches it; this one asks who sends it. Back in the browser everything that was typed is still there.
 */
export function createContactForm({ services, shopOrigin }: { services: Pick<Services, 'fetch'>; shopOrigin: string }) {
  const said = (title: string, text: string, status: number): Response =>
    plainPage(
      { title, text, action: { href: `${shopOrigin}${paths.contact()}`, label: 'Back to the form' } },
      shopOrigin,
      status,
    );

  return async (request: Request, caller: Caller): Promise<Response> => {
    if (isFromElsewhere(request, shopOrigin))
      return said('That came from another site', 'Write to us from our own page, please.', 403);
    const text = await readText(request, LARGEST_FORM);
    const typed = new URLSearchParams(text ?? '');
    const body = Object.fromEntries(FIELDS.map((field) => [field, typed.get(field) ?? '']));
    const answer = await services.fetch(
      new Request(`${shopOrigin}${SEND_MESSAGE.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      caller,
    );
    if (answer.ok) return onTo(paths.text('message-sent'));
    const advice = await adviceOf(answer);
    return said(
      'Your message is still with you',
      `${advice} Nothing was sent. Your browser’s Back button brings the form back as you left it.`,
      answer.status,
    );
  };
}

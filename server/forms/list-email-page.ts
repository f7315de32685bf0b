import { type Html, html } from '@bluebird-bay/html/html.ts';
import type { Caller } from '../http/caller.ts';
import type { FormParts } from './hand-form.ts';
import { type PlainDocuments, plainPage } from './plain-page.ts';

/** Where the plain links of letters lead, and what their buttons are sent to. */
export const LIST_EMAIL_PATH = '/list-letter/';

/** The token in the address a letter leads to; undefined where the link has lost a part of it. */
function tokenOfLink({ url }: Pick<Request, 'url'>): string | undefined {
  const token = new URL(url).searchParams.get('token') ?? '';
  return /^[\w-]{32}$/.test(token) ? token : undefined;
}

/** Where a link leads that has no whole token. */
const lostLinkPage = (shopOrigin: string, document: PlainDocuments): Response =>
  plainPage(
    {
      title: 'That link has lost a letter',
      text: 'Open it from the email once more, whole.',
      action: { href: `${shopOrigin}/`, label: 'To the shop' },
    },
    document,
    404,
  );

/** Asks before anything is done: programs that look into letters follow links, and press no buttons. */
export function askingPage(
  { title, heading, text, form }: { title: string; heading: string; text: string; form: Html },
  document: PlainDocuments,
): Response {
  const main = html`<div class="done"><h1>${heading}</h1><p class="lead">${text}</p></div>
${form}`;
  return new Response(String(document({ title, main })), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  });
}

/** What a letter's plain link leads to: the page asks, and a press on it does what the letter is about. */
export const pageOfLetter =
  (
    { shopOrigin, plainDocument }: Pick<FormParts, 'shopOrigin' | 'plainDocument'>,
    ask: (token: string) => Response,
    press: (token: string, caller: Caller) => Promise<Response>,
  ) =>
  async (request: Request, caller: Caller): Promise<Response> => {
    const token = tokenOfLink(request);
    if (token === undefined) return lostLinkPage(shopOrigin, plainDocument);
    return request.method === 'POST' ? press(token, caller) : ask(token);
  };

/** The page of a list's letter. */
export function listEmailPage(request: Request, shopOrigin: string, document: PlainDocuments): Response {
  const token = tokenOfLink(request);
  if (token === undefined) return lostLinkPage(shopOrigin, document);
  const button = (wanted: 'yes' | 'no', label: string, look: 'primary' | 'outline') =>
    html`<button class="button button--${look}" name="wanted" value="${wanted}">${label}</button>`;
  return askingPage(
    {
      title: 'A list of ours',
      heading: 'On the list, or off it?',
      text: 'You followed a link from a letter of ours. Off means off: we forget the address with it.',
      form: html`<form method="post" action="${LIST_EMAIL_PATH}" class="row"><input type="hidden" name="token" value="${token}">${button('yes', 'Yes, put me on', 'primary')}${button('no', 'Take me off', 'outline')}</form>`,
    },
    document,
  );
}

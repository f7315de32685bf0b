import { html } from '@bluebird-bay/html/html.ts';
import { type PlainDocuments, plainPage } from './plain-page.ts';

/** Where the plain links of letters lead, and what their buttons are sent to. */
export const LIST_EMAIL_PATH = '/list-letter/';

/** Asks before it does anything: programs that look into letters follow links, and press no buttons. */
export function listEmailPage(token: string | null, shopOrigin: string, document: PlainDocuments): Response {
  if (token === null || !/^[\w-]{32}$/.test(token))
    return plainPage(
      {
        title: 'That link has lost a letter',
        text: 'Open it from the email once more, whole.',
        action: { href: `${shopOrigin}/`, label: 'To the shop' },
      },
      document,
      404,
    );
  const button = (wanted: 'yes' | 'no', label: string, look: 'primary' | 'outline') =>
    html`<button class="button button--${look}" name="wanted" value="${wanted}">${label}</button>`;
  const main = html`<div class="done"><h1>On the list, or off it?</h1><p class="lead">You followed a link from a letter of ours. Off means off: we forget the address with it.</p></div>
<form method="post" action="${LIST_EMAIL_PATH}" class="row"><input type="hidden" name="token" value="${token}">${button('yes', 'Yes, put me on', 'primary')}${button('no', 'Take me off', 'outline')}</form>`;
  const page = document({ title: 'A list of ours', main });
  return new Response(String(page), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  });
}

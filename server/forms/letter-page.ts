import { readText, SHORT_BODY } from '@bluebird-bay/contract/bounded-body.ts';
import { type Html, html } from '@bluebird-bay/html/html.ts';
import type { Caller } from '../http/caller.ts';
import type { FormParts } from './hand-form.ts';
import { isFromElsewhere, PLAIN_HEADERS, plainPage } from './plain-page.ts';

type LetterParts = Pick<FormParts, 'shopOrigin' | 'plainDocument'>;

/** What a letter's plain link leads to: a page that asks. */
export interface LetterQuestion {
  /** Where the link leads, and what is pressed there is sent to. */
  path: string;
  title: string;
  heading: string;
  text: string;
  buttons: Html;
}

/** The token of a letter; undefined where it has lost a part of itself. */
const wholeToken = (token: string | null): string | undefined => /^[\w-]{32}$/.exec(token ?? '')?.[0];

/** Where a link leads that has no whole token. */
const lostLinkPage = ({ shopOrigin, plainDocument }: LetterParts): Response =>
  plainPage(
    {
      title: 'That link has lost a letter',
      text: 'Open it from the email once more, whole.',
      action: { href: `${shopOrigin}/`, label: 'To the shop' },
    },
    plainDocument,
    404,
  );

/** Asks before anything is done: programs that look into letters follow links, and press no buttons. */
export function askOfLetter(question: LetterQuestion, { url }: Pick<Request, 'url'>, parts: LetterParts): Response {
  const token = wholeToken(new URL(url).searchParams.get('token'));
  if (token === undefined) return lostLinkPage(parts);
  const { path, title, heading, text, buttons } = question;
  const main = html`<div class="done"><h1>${heading}</h1><p class="lead">${text}</p></div>
<form method="post" action="${path}" class="row"><input type="hidden" name="token" value="${token}">${buttons}</form>`;
  return new Response(String(parts.plainDocument({ title, main })), { headers: PLAIN_HEADERS });
}

/** The page a letter's plain link leads to, and what comes of a press on it. */
export const pageOfLetter =
  (question: LetterQuestion, parts: LetterParts, press: (token: string, caller: Caller) => Promise<Response>) =>
  async (request: Request, caller: Caller): Promise<Response> => {
    if (request.method !== 'POST') return askOfLetter(question, request, parts);
    if (isFromElsewhere(request, parts.shopOrigin)) {
      const message = {
        title: 'That came from another site',
        text: 'Open the link from the email, please, and press the button there.',
        action: { href: `${parts.shopOrigin}/`, label: 'To the shop' },
      };
      return plainPage(message, parts.plainDocument, 403);
    }
    const typed = new URLSearchParams((await readText(request, SHORT_BODY)) ?? '');
    // A page of the version before has it in its address.
    const token = wholeToken(typed.get('token') ?? new URL(request.url).searchParams.get('token'));
    return token === undefined ? lostLinkPage(parts) : press(token, caller);
  };

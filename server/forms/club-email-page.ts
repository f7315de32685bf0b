import { html } from '@bluebird-bay/html/html.ts';
import { UNSUBSCRIBE_FROM_CLUB } from '@bluebird-bay/services/club/club-contract.ts';
import { paths } from '@bluebird-bay/storefront/src/paths.ts';
import type { Caller } from '../http/caller.ts';
import type { FormParts } from './hand-form.ts';
import { type LetterQuestion, pageOfLetter } from './letter-page.ts';
import { plainPage } from './plain-page.ts';

/** Where the last line of the club's letters leads, and what its button is sent to. */
export const CLUB_EMAIL_PATH = '/club-letter/';

const QUESTION: LetterQuestion = {
  path: CLUB_EMAIL_PATH,
  title: 'Letters of Bay Club',
  heading: 'No more club letters?',
  text: 'You followed a link from a letter of Bay Club. Your points stay either way, and codes you ask for still come.',
  buttons: html`<button class="button button--primary">No more of these</button>`,
};

/** Ends the club's letters for whoever has one: the page asks, and what is pressed there decides. No account is needed for it. */
export function createClubEmailPage({ services, shopOrigin, plainDocument }: FormParts) {
  async function end(token: string, caller: Caller): Promise<Response> {
    const address = `${shopOrigin}${UNSUBSCRIBE_FROM_CLUB.path}?token=${token}`;
    const { ok, status } = await services.fetch(new Request(address, { method: 'POST' }), caller);
    const message = ok
      ? {
          title: 'The club writes to you no more',
          text: 'Your points stay, and codes you ask for still come. You can have the letters back on your club page.',
          action: { href: `${shopOrigin}${paths.club()}`, label: 'See my points' },
        }
      : {
          title: 'That did not reach the club',
          text: 'Nothing was changed. Try again in a minute.',
          action: { href: `${shopOrigin}${CLUB_EMAIL_PATH}?token=${token}`, label: 'Try again' },
        };
    return plainPage(message, plainDocument, status);
  }

  return pageOfLetter(QUESTION, { shopOrigin, plainDocument }, end);
}

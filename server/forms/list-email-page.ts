import { html } from '@bluebird-bay/html/html.ts';
import type { LetterQuestion } from './letter-page.ts';

/** Where the plain links of a list's letters lead, and what their buttons are sent to. */
export const LIST_EMAIL_PATH = '/list-letter/';

const button = (wanted: 'yes' | 'no', label: string, look: 'primary' | 'outline') =>
  html`<button class="button button--${look}" name="wanted" value="${wanted}">${label}</button>`;

/** What the page of a list's letter asks. */
export const LIST_QUESTION: LetterQuestion = {
  path: LIST_EMAIL_PATH,
  title: 'A list of ours',
  heading: 'On the list, or off it?',
  text: 'You followed a link from a letter of ours. Off means off: we forget the address with it.',
  buttons: html`${button('yes', 'Yes, put me on', 'primary')}${button('no', 'Take me off', 'outline')}`,
};

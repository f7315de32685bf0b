import { html } from '@bluebird-bay/html/html.ts';
import type { AnswerOf } from '@bluebird-bay/services/contract/operation.ts';
import { CONFIRM_STUDENT } from '@bluebird-bay/services/student/student-contract.ts';
import { paths } from '@bluebird-bay/storefront/src/paths.ts';
import type { Caller } from '../http/caller.ts';
import type { FormParts } from './hand-form.ts';
import { type LetterQuestion, pageOfLetter } from './letter-page.ts';
import { type PlainMessage, plainPage } from './plain-page.ts';

/** Where the plain link of a student's letter leads, and what its button is sent to. */
export const STUDENT_EMAIL_PATH = '/student-letter/';

const QUESTION: LetterQuestion = {
  path: STUDENT_EMAIL_PATH,
  title: 'Student discount',
  heading: 'Your student code',
  text: 'You followed a link from a letter of ours. Press, and the code is yours.',
  buttons: html`<button class="button button--primary">Get my code</button>`,
};

/** Gives out the student code to a browser without scripts: the page asks, and a press there shows the code. */
export function createStudentEmailPage({ services, shopOrigin, plainDocument }: FormParts) {
  async function confirm(token: string, caller: Caller): Promise<Response> {
    const answer = await services.fetch(
      new Request(`${shopOrigin}${CONFIRM_STUDENT.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      }),
      caller,
    );
    if (answer.ok) {
      const { code, email }: AnswerOf<typeof CONFIRM_STUDENT> = await answer.json();
      const text = `Yours, made out to ${email}. Type the same email at checkout, and the code with it.`;
      const action = { href: `${shopOrigin}${paths.collection('new-arrivals')}`, label: 'Spend it' };
      return plainPage({ title: code, text, action }, plainDocument);
    }
    return plainPage({ title: 'No code yet', ...notYet(answer, token) }, plainDocument, answer.status);
  }

  /** Why there is no code, and what helps: another letter, or the same link later. */
  function notYet({ status, headers }: Response, token: string): Pick<PlainMessage, 'text' | 'action'> {
    const minutes = Math.ceil(Number(headers.get('retry-after')) / 60);
    if (status === 400)
      return {
        text: 'That link has run out, or a newer letter replaced it. Ask for another; it takes ten seconds.',
        action: { href: `${shopOrigin}${paths.studentDiscount()}`, label: 'Student discount' },
      };
    return {
      text:
        status === 429
          ? `That was a lot at once from one network. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}; if the link has run out by then, ask for another.`
          : 'We could not check the link just now. Try again in a minute.',
      action: { href: `${shopOrigin}${STUDENT_EMAIL_PATH}?token=${token}`, label: 'Try again' },
    };
  }

  return pageOfLetter(QUESTION, { shopOrigin, plainDocument }, confirm);
}

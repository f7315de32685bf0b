import { SHORT_BODY } from '@bluebird-bay/contract/bounded-body.ts';
import { REQUEST_STOCK } from '@bluebird-bay/services/back-in-stock/back-in-stock-contract.ts';
import type { Operation } from '@bluebird-bay/services/contract/operation.ts';
import { ANSWER_LIST_EMAIL, ASK_FOR_LIST } from '@bluebird-bay/services/lists/lists-contract.ts';
import { REQUEST_STUDENT_CODE } from '@bluebird-bay/services/student/student-contract.ts';
import { paths } from '@bluebird-bay/storefront/src/paths.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/http-server.ts';
import { type FormParts, handForm, type PlainForm } from './hand-form.ts';
import { askOfLetter } from './letter-page.ts';
import { LIST_QUESTION } from './list-email-page.ts';

/** What to do about a field the service would not take. */
const ADVICE: Readonly<Record<string, string>> = {
  email: 'The email needs to look like marina@example.com.',
  subject: 'Tell us what you are waiting for, in 80 characters or fewer.',
  variant: 'Choose the size you wait for on the page of the piece.',
  token: 'The link has run out, or you have left that list already.',
};
const STUDENT_ADVICE = { email: 'For the student code the email is one a school gives, such as marina@school.edu.' };

export interface ListForms {
  /** A form of a sign-up page, the footer or the home page. */
  signUp: Handler;
  /** The form on the page of a product that is sold out in a size. */
  stock: Handler;
  /** The form of the student discount. */
  student: Handler;
  /** The page a letter's plain link leads to: it asks, and what is pressed there decides. */
  listLetter: Handler;
}

/** Forms that ask for an address, as a browser without scripts sends them; see {@link handForm}. */
export function createListForms(parts: FormParts): ListForms {
  const { shopOrigin } = parts;
  const hand = (
    request: Request,
    caller: Caller,
    operation: Operation,
    bodyOf: PlainForm['bodyOf'],
    advice = ADVICE,
  ): Promise<Response> =>
    handForm(
      {
        operation,
        limit: SHORT_BODY,
        bodyOf,
        action: { href: `${shopOrigin}/`, label: 'To the shop' },
        elsewhere: 'Sign up on our own pages, please.',
        title: 'Nothing was sent',
        advice,
        tooOften: 'That was a lot at once. Look into your inbox, or try again in an hour.',
        kept: 'Your browser’s Back button brings the form back as you left it.',
      },
      { request, caller },
      parts,
    );

  return {
    signUp: (request, caller) =>
      hand(request, caller, ASK_FOR_LIST, (typed) => {
        const subject = typed.get('subject') ?? '';
        const body = { list: typed.get('list') ?? '', email: typed.get('email') ?? '', ...(subject && { subject }) };
        return { body, done: paths.text('letter-sent') };
      }),
    stock: (request, caller) =>
      hand(request, caller, REQUEST_STOCK, (typed) => ({
        body: { variant: typed.get('variant') ?? '', email: typed.get('email') ?? '' },
        done: paths.text('waiting-with-you'),
      })),
    student: (request, caller) =>
      hand(
        request,
        caller,
        REQUEST_STUDENT_CODE,
        (typed) => ({ body: { email: typed.get('email') ?? '' }, done: paths.text('letter-sent') }),
        STUDENT_ADVICE,
      ),
    async listLetter(request, caller) {
      if (request.method !== 'POST') return askOfLetter(LIST_QUESTION, request, parts);
      return hand(request, caller, ANSWER_LIST_EMAIL, (typed) => {
        const wanted = typed.get('wanted') === 'yes';
        return {
          body: { token: typed.get('token') ?? '', wanted },
          done: paths.text(wanted ? 'list-joined' : 'list-left'),
        };
      });
    },
  };
}

import { readText, SHORT_BODY } from '@bluebird-bay/contract/bounded-body.ts';
import type { Operation } from '@bluebird-bay/services/contract/operation.ts';
import { ANSWER_LIST_LETTER, ASK_FOR_LIST } from '@bluebird-bay/services/lists/lists-contract.ts';
import type { Services } from '@bluebird-bay/services/services.ts';
import { REQUEST_STUDENT_CODE } from '@bluebird-bay/services/student/student-contract.ts';
import { paths } from '@bluebird-bay/storefront/src/paths.ts';
import type { Caller } from '../http/caller.ts';
import { listLetterPage } from './list-letter-page.ts';
import { isFromElsewhere, onTo, plainPage } from './plain-page.ts';

/** What to do about a field the service would not take. */
const ADVICE: Readonly<Record<string, string>> = {
  email: 'The email needs to look like marina@example.com; for the student code it is one a school gives.',
  subject: 'What you wait for has more than 80 characters.',
  token: 'The link has run out, or you have left that list already.',
};

async function adviceOf(answer: Response): Promise<string> {
  if (answer.status === 429) return 'That was a lot at once. Look into your inbox, or try again in an hour.';
  if (answer.status !== 400) return 'Something broke on our side. Try again in a minute.';
  const read: { error?: { field?: string } } = await answer.json();
  return ADVICE[read.error?.field ?? ''] ?? 'Something in it will not do.';
}

export interface ListForms {
  /** A form of a sign-up page, the footer or the home page. */
  signUp(request: Request, caller: Caller): Promise<Response>;
  /** The form of the student discount. */
  student(request: Request, caller: Caller): Promise<Response>;
  /** The page a letter's plain link leads to: it asks, and what is pressed there decides. */
  letter(request: Request, caller: Caller): Promise<Response>;
}

/**
 * Forms that ask for an address, as a browser without scripts sends them. The services they are handed to take JSON alone, so that no
 * form of another site reaches them; these ask who sends them. Back in the browser what was typed is still there.
 */
export function createListForms(parts: { services: Pick<Services, 'fetch'>; shopOrigin: string }): ListForms {
  const { services, shopOrigin } = parts;

  async function hand(
    request: Request,
    caller: Caller,
    { path }: Operation,
    bodyOf: (typed: URLSearchParams) => { body: object; done: string },
  ): Promise<Response> {
    const action = { href: `${shopOrigin}/`, label: 'To the shop' };
    if (isFromElsewhere(request, shopOrigin))
      return plainPage(
        { title: 'That came from another site', text: 'Sign up on our own pages, please.', action },
        shopOrigin,
        403,
      );
    const { body, done } = bodyOf(new URLSearchParams((await readText(request, SHORT_BODY)) ?? ''));
    const answer = await services.fetch(
      new Request(`${shopOrigin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      caller,
    );
    if (answer.ok) return onTo(done);
    const text = `${await adviceOf(answer)} Your browser’s Back button brings the form back as you left it.`;
    return plainPage({ title: 'Nothing was sent', text, action }, shopOrigin, answer.status);
  }

  return {
    signUp: (request, caller) =>
      hand(request, caller, ASK_FOR_LIST, (typed) => {
        const subject = typed.get('subject') ?? '';
        const body = { list: typed.get('list') ?? '', email: typed.get('email') ?? '', ...(subject && { subject }) };
        return { body, done: paths.text('letter-sent') };
      }),
    student: (request, caller) =>
      hand(request, caller, REQUEST_STUDENT_CODE, (typed) => ({
        body: { email: typed.get('email') ?? '' },
        done: paths.text('letter-sent'),
      })),
    async letter(request, caller) {
      if (request.method !== 'POST') return listLetterPage(new URL(request.url).searchParams.get('token'), shopOrigin);
      return hand(request, caller, ANSWER_LIST_LETTER, (typed) => {
        const wanted = typed.get('wanted') === 'yes';
        return {
          body: { token: typed.get('token') ?? '', wanted },
          done: paths.text(wanted ? 'list-joined' : 'list-left'),
        };
      });
    },
  };
}

import type { Desk } from './desk.ts';
import { readFormBody } from './form/read-body.ts';
import { pageResponse, redirectTo } from './page-response.ts';
import { bankPage } from './pages/bank-page.ts';
import { notFoundPage } from './pages/message-page.ts';

/** GET of the test bank: asks the shopper, who goes back to the checkout if there is nothing left to ask. */
export async function showBank({ till, links }: Desk, reference: string): Promise<Response> {
  const question = await till.gateway.testBank?.question(reference);
  if (!question) return pageResponse(notFoundPage(links), 404);
  return question.isOpen ? pageResponse(bankPage(question, links)) : redirectTo(question.returnTo);
}

/** POST of the test bank: takes the word, and sends the shopper back. */
export async function answerBank({ till, links }: Desk, reference: string, request: Request): Promise<Response> {
  const bank = till.gateway.testBank;
  const question = await bank?.question(reference);
  if (!bank || !question) return pageResponse(notFoundPage(links), 404);
  const body = await readFormBody(request);
  if (typeof body === 'number') return new Response(null, { status: body });
  await bank.answer(reference, body.get('answer') === 'yes');
  return redirectTo(question.returnTo);
}

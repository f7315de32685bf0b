import type { CheckoutContext } from '../checkout-context.ts';
import { readFormBody } from '../form/read-body.ts';
import { bankPage } from '../pages/bank-page.ts';
import { notFoundPage } from '../pages/message-page.ts';
import { pageResponse, redirectTo } from './page-response.ts';

/** GET of the test bank: asks the shopper, who goes back to the checkout if there is nothing left to ask. */
export async function showBank({ paymentContext, links }: CheckoutContext, reference: string): Promise<Response> {
  const challenge = await paymentContext.gateway.testBank?.challenge(reference);
  if (!challenge) return pageResponse(notFoundPage(links), 404);
  return challenge.isOpen ? pageResponse(bankPage(challenge, links)) : redirectTo(challenge.returnTo);
}

/** POST of the test bank: takes the word, and sends the shopper back. */
export async function answerBank(
  { paymentContext, links }: CheckoutContext,
  reference: string,
  request: Request,
): Promise<Response> {
  const bank = paymentContext.gateway.testBank;
  const challenge = await bank?.challenge(reference);
  if (!bank || !challenge) return pageResponse(notFoundPage(links), 404);
  const body = await readFormBody(request);
  if (typeof body === 'number') return new Response(null, { status: body });
  await bank.answer(reference, body.get('answer') === 'yes');
  return redirectTo(challenge.returnTo);
}

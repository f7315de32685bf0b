import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { HasherBusy } from '../../account/password-hasher.ts';
import { normaliseEmail } from '../../domain/customer/email-address.ts';
import { passwordProblem } from '../../domain/customer/password-rules.ts';
import { keepChosenPassword } from '../../store/customer/chosen-passwords.ts';
import { type CustomerRecord, findCustomer } from '../../store/customer/customers.ts';
import { findOrder } from '../../store/order/orders.ts';
import { queueEmail } from '../../store/outbox/emails.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { readFormBody } from '../form/read-body.ts';
import type { AccountOffer } from '../pages/order/confirmation-page.ts';
import type { LoadedCheckout } from './load-checkout.ts';
import { redirectTo } from './page-response.ts';
import { showConfirmation } from './show-outcome.ts';

/** What has become of the offer of an account, as the confirmation's address says it. */
export function askedState(query: URLSearchParams): AccountOffer {
  const asked = query.get('account');
  if (asked === 'chosen') return { state: 'chosen' };
  return { state: asked === 'asked' ? 'asked' : 'open' };
}

/** What is wrong with a password, in the words of the page. */
const WORDS: Readonly<Record<string, string>> = {
  BLANK: 'Choose a password first.',
  TOO_SHORT: 'Eight characters at least, please.',
  TOO_LONG: 'That is longer than we can remember: 128 characters at most.',
  PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE: 'It begins or ends with a space, which is easily lost.',
};

const BUSY = 'Too many passwords are being chosen just now. Try again in a moment.';

/** The guest an order belongs to, if its mailbox is theirs and has no account yet. */
async function guestOf(
  { paymentContext: { db } }: CheckoutContext,
  { cart }: LoadedCheckout,
): Promise<CustomerRecord | undefined> {
  const order = await findOrder(db, { cartId: cart.id });
  const customer = order?.customerId == null ? undefined : await findCustomer(db, order.customerId);
  const isTheirs = order !== undefined && customer?.email === normaliseEmail(order.email);
  return isTheirs && (customer?.state === 'guest' || customer?.state === 'invited') ? customer : undefined;
}

async function hashed({ hasher }: CheckoutContext, password: string): Promise<string | undefined> {
  try {
    return await hasher.inLine(() => hasher.hash(password));
  } catch (error) {
    if (error instanceof HasherBusy) return undefined;
    throw error;
  }
}

/**
 * POST of the confirmation: has an email written with the link that opens an account. It goes to the mailbox the order
 * was placed with and to no other, so whoever opens the account has shown that the mailbox is theirs. A password that is chosen
 * here counts once it is typed again behind that link, and nothing can be seen or done with it before.
 */
export async function offerAccount(
  context: CheckoutContext,
  loaded: LoadedCheckout,
  request: Request,
): Promise<Response> {
  const { db, clock } = context.paymentContext;
  const { thankYou } = loaded.paths;
  const body = await readFormBody(request);
  const password = body instanceof URLSearchParams ? body.get('password') : null;
  const guest = await guestOf(context, loaded);
  if (!guest || password === null) {
    if (guest)
      await withTx(db, (tx) => queueEmail(tx, { topic: 'activate-account', payload: { customerId: guest.id } }));
    return redirectTo(`${thankYou}&account=asked`);
  }
  const again = (error: string): Promise<Response> => showConfirmation(context, loaded, { state: 'open', error }, 422);
  const problem = passwordProblem(password, guest.email);
  if (problem) return again(WORDS[problem.code] ?? `${problem.message}.`);
  const passwordHash = await hashed(context, password);
  if (passwordHash === undefined) return again(BUSY);
  await withTx(db, async (tx) => {
    await queueEmail(tx, { topic: 'activate-account', payload: { customerId: guest.id } });
    await keepChosenPassword(tx, guest.id, passwordHash, clock());
    return commit(undefined);
  });
  return redirectTo(`${thankYou}&account=chosen`);
}

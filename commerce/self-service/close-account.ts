import { withTx } from '@bluebird-bay/database/with-tx.ts';
import { forgetCustomer, holdCartsOf } from '../cart/change-buyer.ts';
import { FRESH_MS } from '../domain/customer/session-lifetime.ts';
import { findFreshTokenHolder } from '../store/customer/access-tokens.ts';
import { anonymiseCustomer, hasOrdersUnderWay } from '../store/customer/close-customer.ts';
import { lockAccount } from '../store/customer/customers.ts';
import { queueEmail } from '../store/outbox/emails.ts';
import { announce } from '../store/outbox/shop-events.ts';
import { bearerOf, Refused, type SelfServiceContext } from './self-service-context.ts';

/**
 * Closes the account of whoever's token it is, for good: profile, addresses, sessions and links go; orders stay on file
 * for the books, without who they were for. The owner is told by email, and whoever keeps something of theirs is told
 * to forget it. Throws {@link Refused}.
 */
export async function closeAccount(request: Request, { db, now }: SelfServiceContext): Promise<void> {
  const token = bearerOf(request);
  await withTx(db, async (tx) => {
    const holder = token ? await findFreshTokenHolder(tx, token, now, FRESH_MS) : undefined;
    if (!holder) throw new Refused(401, 'UNAUTHORIZED', 'Give your password once more.');
    const { id, email, firstName } = holder;
    // else a cart signed in, a line put in or a payment begun after the question would keep the name
    await lockAccount(tx, id);
    await holdCartsOf(tx, id);
    if (await hasOrdersUnderWay(tx, id))
      throw new Refused(
        409,
        'ORDER_UNDER_WAY',
        'Something of yours is still on its way, to you or back to us. Close the account once it is there. If it is a return that you are not sending after all, write to us, and we call it off.',
      );
    await anonymiseCustomer(tx, id, now);
    await forgetCustomer(tx, id);
    await announce(tx, [
      { topic: 'customers/delete', payload: { customerId: id } },
      { topic: 'customers/redact', payload: { customerId: id, email } },
    ]);
    await queueEmail(tx, { topic: 'account-closed', payload: { email, firstName } });
  });
}

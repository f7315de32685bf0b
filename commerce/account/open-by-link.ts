import { releaseCustomer } from '../cart/change-buyer.ts';
import type { CommerceTx } from '../store/commerce-database.ts';
import { type HeldLink, useLink } from '../store/customer/customer-links.ts';
import type { CustomerRecord } from '../store/customer/customers.ts';
import { proveMailbox } from '../store/customer/mailbox-proof.ts';
import { announce } from '../store/outbox/shop-events.ts';
import { newPassword } from './new-password.ts';

type Opened = NonNullable<Awaited<ReturnType<typeof newPassword>>>;

/**
 * Takes a mailed link, once, and gives the account this password. Whoever has followed the link has the mailbox: what guests
 * bought under its address is theirs, and what anybody did with the account before is undone. `used`: the link is no good any
 * more; `closed`: staff have closed the account. Neither may stay written.
 */
export async function openByLink(
  tx: CommerceTx,
  { link, customer, passwordHash }: { link: HeldLink; customer: CustomerRecord; passwordHash: string },
  now: Date,
): Promise<Opened | 'used' | 'closed'> {
  if (!(await useLink(tx, link, now))) return 'used';
  const opened = await newPassword(tx, customer.id, passwordHash, now);
  if (!opened) return 'closed';
  await releaseCustomer(tx, customer.id);
  const orderIds = await proveMailbox(tx, customer, now);
  await announce(
    tx,
    orderIds.map((orderId) => ({ topic: 'orders/updated' as const, payload: { orderId } })),
  );
  if (customer.state !== 'enabled')
    await announce(tx, [{ topic: 'customers/enable', payload: { customerId: customer.id } }]);
  return opened;
}

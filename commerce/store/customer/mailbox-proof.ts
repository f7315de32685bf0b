import type { CommerceTx } from '../commerce-database.ts';
import type { OrderOwner } from '../order/orders.ts';

/** Who bought without signing in; `email` is normalised. */
interface Guest {
  email: string;
  firstName: string | null;
  lastName: string | null;
}

/**
 * Whose a guest's order is: the customer's who has the address, or a new one's without an account. An account that somebody has
 * signed up for gets it only once its mailbox is proven; until then the order is the mailbox's alone, for whoever signed up may be
 * anybody. The row stays locked until the order is written, so that a proof at the same moment finds it. `isNew`: the number of a
 * customer who was not there.
 */
export async function ownerOfGuestOrder(
  tx: CommerceTx,
  guest: Guest,
  now: Date,
): Promise<{ owner: OrderOwner; isNew: number | undefined }> {
  const inserted = await tx
    .insertInto('commerce.customer')
    .values({
      email: guest.email,
      first_name: guest.firstName,
      last_name: guest.lastName,
      state: 'guest',
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { owner: { customerId: inserted.id, mailbox: null }, isNew: inserted.id };
  const known = await tx
    .selectFrom('commerce.customer')
    .select(['id', 'password_hash', 'mailbox_proven_at'])
    .where('email', '=', guest.email)
    .forShare()
    .executeTakeFirstOrThrow();
  const isUnproven = known.password_hash !== null && known.mailbox_proven_at === null;
  const owner: OrderOwner = isUnproven
    ? { customerId: null, mailbox: guest.email }
    : { customerId: known.id, mailbox: null };
  return { owner, isNew: undefined };
}

/** Notes that the mailbox of a customer is proven, and gives them the orders that waited for it; their numbers. */
export async function proveMailbox(
  tx: CommerceTx,
  { id, email }: { id: number; email: string },
  now: Date,
): Promise<number[]> {
  await tx
    .updateTable('commerce.customer')
    .set({ mailbox_proven_at: now })
    .where('id', '=', id)
    .where('mailbox_proven_at', 'is', null)
    .execute();
  const given = await tx
    .updateTable('commerce.order')
    .set({ customer_id: id, mailbox: null })
    .where('mailbox', '=', email)
    .returning('id')
    .execute();
  return given.map((order) => order.id);
}

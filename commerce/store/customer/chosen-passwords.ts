import { LINK_LIFETIME_MS } from '../../domain/customer/account-links.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';

/** Keeps what a guest chose until the mailbox is proven; the last choice counts. */
export async function keepChosenPassword(
  tx: CommerceTx,
  customerId: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const chosen = { password_hash: passwordHash, chosen_at: now };
  await tx
    .insertInto('commerce.chosen_password')
    .values({ customer_id: customerId, ...chosen })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(chosen))
    .execute();
}

/** The hash of what was chosen for an account that has no password yet; undefined where that was too long ago, or never. */
export async function findChosenPassword(db: CommerceDb, customerId: number, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('commerce.chosen_password')
    .select('password_hash')
    .where('customer_id', '=', customerId)
    .where('chosen_at', '>', new Date(now.getTime() - LINK_LIFETIME_MS.activate))
    .executeTakeFirst();
  return row?.password_hash;
}

/** Forgets what was chosen: the account has a password, or nobody is meant to get in. */
export async function forgetChosenPassword(tx: CommerceTx, customerId: number): Promise<void> {
  await tx.deleteFrom('commerce.chosen_password').where('customer_id', '=', customerId).execute();
}

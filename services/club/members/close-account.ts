import type { ServicesTx } from '../../store/services-database.ts';
import { forgetEmails } from '../emails/email-queue.ts';
import { openAccount } from '../ledger/accounts.ts';
import { directDue, pointsOfSubject, settle } from '../ledger/ledger.ts';
import { forgetOrdersOf } from '../orders/order-store.ts';

/** What is left on a closed account goes back to the shop, now and whenever something late has been posted. */
export async function settleClosing(
  tx: ServicesTx,
  account: { id: number; available: number; pending: number },
  at: Date,
): Promise<void> {
  const before = await pointsOfSubject(tx, account.id, 'closing');
  const due = directDue('closing', 'closing', before.available - account.available, at);
  const pending = { cause: 'closing:pending', points: before.pending - account.pending, isApproved: false };
  await settle(tx, { account: account.id, subject: 'closing', dues: [due, { ...due, ...pending }], at });
}

/**
 * The customer is gone: points go, and everything that tells of a person. Entries stay, as numbers under a number that leads to
 * nobody; the account stays closed, so that nothing late opens it again. Again is no error.
 */
export async function closeAccount(tx: ServicesTx, customer: string, at: Date): Promise<void> {
  const account = await openAccount(tx, { customer, since: at });
  if (!account.closed_at) await settleClosing(tx, account, at);
  await tx
    .updateTable('services.club_account')
    .set({
      closed_at: account.closed_at ?? at,
      email: null,
      birthday: null,
      birthday_told_at: null,
      wants_emails: false,
      tier: 'paddler',
      tier_told: 'paddler',
      tier_until: null,
      last_activity_at: null,
    })
    .where('id', '=', account.id)
    .execute();
  await forgetEmails(tx, account.id);
  await forgetOrdersOf(tx, customer);
  await tx.deleteFrom('services.club_review').where('account', '=', account.id).execute();
  await tx.updateTable('services.club_referral').set({ masked_email: null }).where('friend', '=', account.id).execute();
}

import { BONUS_POINTS } from '@bluebird-bay/content/bay-club.ts';
import type { ServicesTx } from '../../store/services-database.ts';
import { queueEmail } from '../emails/email-queue.ts';
import { type ClubAccount, type NewAccount, openAccount, readAccount } from '../ledger/accounts.ts';
import { directDue, settle } from '../ledger/ledger.ts';
import { refreshStanding } from '../ledger/standing.ts';

/**
 * Makes a customer with an account of their own a member: the welcome is theirs at once, and what they earned as a guest. Again
 * is no error and changes nothing. A closed account stays closed.
 */
export async function join(tx: ServicesTx, customer: NewAccount, at: Date): Promise<ClubAccount> {
  const account = await openAccount(tx, customer);
  if (account.joined_at || account.closed_at) return account;
  await tx.updateTable('services.club_account').set({ joined_at: at }).where('id', '=', account.id).execute();
  const welcome = directDue('welcome', 'welcome', BONUS_POINTS.welcome, at);
  await settle(tx, { account: account.id, subject: 'welcome', dues: [welcome], at });
  await queueEmail(tx, { account: account.id, topic: 'welcome', key: 'welcome', payload: {}, at });
  await refreshStanding(tx, { ...account, joined_at: at }, at);
  return readAccount(tx, account.id);
}

import * as v from 'valibot';
import type { ServicesDb } from '../../store/services-database.ts';
import type { ClubEmail, ClubPorts } from '../club-ports.ts';
import { type ClubAccount, readAccount } from '../ledger/accounts.ts';
import { findRedemption } from '../rewards/redemption-store.ts';
import { expiresAt } from '../rules/expiry.ts';
import { type ClaimedEmail, claimEmails, isNews, markEmailSent } from './email-queue.ts';

const BATCH = 20;

/** Undefined where there is nothing to say any more. */
async function written(db: ServicesDb, email: ClaimedEmail, account: ClubAccount): Promise<ClubEmail | undefined> {
  const { email: to, wants_emails, unsubscribe_token: unsubscribeToken, available, tier, referral_code } = account;
  const { last_activity_at: last } = account;
  if (!to || account.closed_at || (isNews(email.topic) && !wants_emails)) return undefined;
  const head = { to, unsubscribeToken, messageId: `club-${email.id}` };
  switch (email.topic) {
    case 'welcome':
      return { ...head, topic: 'welcome', referralCode: referral_code };
    case 'tier': {
      const reached = v.parse(v.object({ tier: v.string() }), email.payload).tier;
      return reached === tier ? { ...head, topic: 'tier', tier } : undefined;
    }
    case 'expiring': {
      const on = new Date(v.parse(v.object({ on: v.string() }), email.payload).on);
      // An order while the letter waited has put the day off.
      const isStill = last !== null && expiresAt(last).getTime() === on.getTime();
      return available > 0 && isStill ? { ...head, topic: 'expiring', points: available, on } : undefined;
    }
    case 'reward': {
      const { redemption: id } = v.parse(v.object({ redemption: v.number() }), email.payload);
      const found = await findRedemption(db, id);
      if (found?.state !== 'ready') return undefined;
      return { ...head, topic: 'reward', reward: found.reward, code: found.code, expiresAt: found.expires_at };
    }
  }
}

async function send(db: ServicesDb, ports: ClubPorts, claimed: ClaimedEmail, now: Date): Promise<void> {
  const email = await written(db, claimed, await readAccount(db, claimed.account));
  if (email) await ports.sendEmail(email);
  await markEmailSent(db, claimed.id, now);
}

/**
 * Sends the club's emails that are due. One that is not taken is tried again, later and later, and keeps none of the others back;
 * throws with the first of what went wrong.
 */
export async function sendEmails(db: ServicesDb, ports: ClubPorts, now: Date): Promise<void> {
  const errors: unknown[] = [];
  for (const claimed of await claimEmails(db, now, BATCH))
    await send(db, ports, claimed, now).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}

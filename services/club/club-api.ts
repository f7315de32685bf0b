import { REWARDS } from '@bluebird-bay/content/bay-club.ts';
import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import type { Asker } from '../caller.ts';
import type { AnswerOf } from '../contract/operation.ts';
import { plainId, provenCustomer, tokenOf } from '../customer-of.ts';
import { readBody, readQuery } from '../read-request.ts';
import { Refusal } from '../refusal.ts';
import type { ServiceParts } from '../service-parts.ts';
import {
  CHOOSE_CLUB_EMAILS,
  CLAIM_REFERRAL,
  type EXPORT_CLUB,
  type READ_CLUB,
  READ_ORDER_POINTS,
  type READ_REFERRALS,
  type READ_REWARDS,
  READ_STATEMENT,
  REDEEM_POINTS,
  TELL_BIRTHDAY,
  UNDO_REDEMPTION,
  UNSUBSCRIBE_FROM_CLUB,
} from './club-contract.ts';
import type { ClubPorts } from './club-ports.ts';
import { type ClubAccount, findAccountOf, lockAccounts, readAccount } from './ledger/accounts.ts';
import { pointsOfSubject } from './ledger/ledger.ts';
import { keepBirthday } from './members/birthdays.ts';
import { exportMember } from './members/export-member.ts';
import { join } from './members/join.ts';
import { readStanding } from './members/read-standing.ts';
import { claimReferral } from './referrals/claim-referral.ts';
import { friendsOf } from './referrals/read-referrals.ts';
import { shownRedemption, shownRedemptions } from './rewards/read-redemptions.ts';
import { redeem, undo } from './rewards/redeem.ts';
import { redemptionsOf } from './rewards/redemption-store.ts';
import { allLines, asCsv, readStatement } from './statement.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

const isOpen = (state: string): boolean => state === 'ready' || state === 'making' || state === 'undoing';

/**
 * Bay Club for its members. Every call but `unsubscribe` is for the customer whose token it carries and nobody else, throws
 * Refusal, BadInput and TooMany, and makes a member of whoever has an account at the provider.
 */
export function createClubApi({ db, customerOf, clock, throttle }: ServiceParts, ports: ClubPorts) {
  const ofNetwork = throttle('club, network', { most: 600, windowMs: MINUTE_MS });
  const ofMember = throttle('club, member', { most: 240, windowMs: MINUTE_MS });
  /** Codes of friends are short: nobody tries them all. */
  const ofClaims = throttle('club, claims', { most: 20, windowMs: HOUR_MS });
  const context = { db, maker: ports.codeMaker };

  async function member(request: Request, { network }: Asker): Promise<ClubAccount> {
    await ofNetwork.count(network);
    const customer = await provenCustomer(request, customerOf);
    await ofMember.count(customer);
    const account = await findAccountOf(db, customer);
    if (account?.closed_at) throw new Refusal(401, 'Sign in first.');
    if (account?.joined_at) return account;
    const profile = await ports.profileOf(tokenOf(request) ?? '');
    if (!profile || plainId(profile.id) !== customer) throw new Refusal(401, 'Sign in first.');
    const { email, createdAt } = profile;
    return withTx(db, async (tx) => {
      const newcomer = { customer, since: new Date(createdAt), email: email?.toLowerCase() ?? null };
      return commit(await join(tx, newcomer, clock()));
    });
  }

  const balance = async ({ id }: ClubAccount): Promise<number> => (await readAccount(db, id)).available;

  return {
    async standing(request: Request, asker: Asker): Promise<AnswerOf<typeof READ_CLUB>> {
      return readStanding(db, await member(request, asker), clock());
    },

    async statement(request: Request, asker: Asker): Promise<AnswerOf<typeof READ_STATEMENT>> {
      const account = await member(request, asker);
      const { filter, first, after } = readQuery(new URL(request.url), READ_STATEMENT.query);
      const { lines, next } = await readStatement(db, account, { filter, first, before: after });
      return { lines, next: next === undefined ? null : String(next) };
    },

    async csv(request: Request, asker: Asker): Promise<string> {
      return asCsv(await allLines(db, await member(request, asker)));
    },

    async everything(request: Request, asker: Asker): Promise<AnswerOf<typeof EXPORT_CLUB>> {
      return exportMember(db, await member(request, asker));
    },

    async orderPoints(request: Request, asker: Asker): Promise<AnswerOf<typeof READ_ORDER_POINTS>> {
      const { id } = await member(request, asker);
      const { order } = readQuery(new URL(request.url), READ_ORDER_POINTS.query);
      return pointsOfSubject(db, id, `order:${order}`);
    },

    async rewards(request: Request, asker: Asker): Promise<AnswerOf<typeof READ_REWARDS>> {
      const { id, available } = await member(request, asker);
      const redemptions = await shownRedemptions(db, await redemptionsOf(db, id));
      return {
        available,
        rewards: REWARDS.map((reward) => ({
          id: reward.id,
          points: reward.points,
          missing: Math.max(0, reward.points - available),
        })),
        ready: redemptions.filter(({ state }) => isOpen(state)),
        past: redemptions.filter(({ state }) => !isOpen(state)),
        canUndo: ports.codeMaker !== undefined,
      };
    },

    async redeem(request: Request, asker: Asker): Promise<AnswerOf<typeof REDEEM_POINTS>> {
      const account = await member(request, asker);
      const { reward, key } = await readBody(request, REDEEM_POINTS.body);
      const result = await redeem(context, { account: account.id, reward, requestKey: key, now: clock() });
      const available = await balance(account);
      if (result.ok) return { redemption: await shownRedemption(db, result.redemption), refused: null, available };
      if (result.code === 'NO_SUCH_ACCOUNT') throw new Refusal(401, 'Sign in first.');
      return { redemption: null, refused: result.code, available };
    },

    async undo(request: Request, asker: Asker): Promise<AnswerOf<typeof UNDO_REDEMPTION>> {
      const account = await member(request, asker);
      const { redemption: id } = await readBody(request, UNDO_REDEMPTION.body);
      const result = await undo(context, { account: account.id, id, now: clock() });
      return {
        redemption: result.ok ? await shownRedemption(db, result.redemption) : null,
        refused: result.ok ? null : result.code,
        available: await balance(account),
      };
    },

    async referrals(request: Request, asker: Asker): Promise<AnswerOf<typeof READ_REFERRALS>> {
      const { id, referral_code } = await member(request, asker);
      return { code: referral_code, friends: await friendsOf(db, id) };
    },

    /** Says no more than whether it was taken: why not is nobody's business but the club's. */
    async claim(request: Request, asker: Asker): Promise<AnswerOf<typeof CLAIM_REFERRAL>> {
      const { id, customer } = await member(request, asker);
      await ofClaims.count(customer);
      const { code } = await readBody(request, CLAIM_REFERRAL.body);
      const { ok } = await claimReferral(db, { friend: id, code, at: clock() });
      return { taken: ok };
    },

    async birthday(request: Request, asker: Asker): Promise<AnswerOf<typeof TELL_BIRTHDAY>> {
      const { id } = await member(request, asker);
      const { birthday } = await readBody(request, TELL_BIRTHDAY.body);
      const kept = await withTx(db, async (tx) => {
        await lockAccounts(tx, [id]);
        return commit(await keepBirthday(tx, id, birthday, clock()));
      });
      return { kept };
    },

    async emails(request: Request, asker: Asker): Promise<AnswerOf<typeof CHOOSE_CLUB_EMAILS>> {
      const { id } = await member(request, asker);
      const { wanted } = await readBody(request, CHOOSE_CLUB_EMAILS.body);
      await db.updateTable('services.club_account').set({ wants_emails: wanted }).where('id', '=', id).execute();
      return { wanted };
    },

    /** A token that is nobody's ends nobody's emails, and looks the same. */
    async unsubscribe(request: Request, { network }: Asker): Promise<AnswerOf<typeof UNSUBSCRIBE_FROM_CLUB>> {
      await ofNetwork.count(network);
      const { token } = readQuery(new URL(request.url), UNSUBSCRIBE_FROM_CLUB.query);
      await db
        .updateTable('services.club_account')
        .set({ wants_emails: false })
        .where('unsubscribe_token', '=', token)
        .execute();
      return { wanted: false };
    },
  };
}

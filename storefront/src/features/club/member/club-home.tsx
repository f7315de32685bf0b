import { BONUS_POINTS, REWARDS } from '@bluebird-bay/content/bay-club.ts';
import { useEffect, useState } from 'react';
import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { type ServiceAnswer, tellService } from '../../../services-api/ask-services.ts';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import link from '../../../ui/buttons/link-button.module.css';
import { Check } from '../../../ui/inputs/check.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import text from '../../../ui/text.module.css';
import { PageFailed } from '../../account/page-failed.tsx';
import { customerWith, useServiceData } from '../../account/use-service-data.ts';
import { useSession } from '../../session/session-state.ts';
import { ClubHomeSkeleton } from '../club-skeletons.tsx';
import { WaysToEarn, type WayToEarn } from '../landing/ways-to-earn.tsx';
import { forgetFriendCode, keptFriendCode } from '../referrals/friend-code.ts';
import { RewardCondition, RewardName } from '../rewards/reward-name.tsx';
import type { ClubTerms } from '../terms/club-terms.ts';
import { pointsNumber, pointsText } from '../terms/points-text.ts';
import { SaleNote } from '../terms/sale-note.tsx';
import { useClubTerms } from '../terms/use-club-terms.ts';
import { TierReached, TierSteps } from '../tiers/tier-steps.tsx';
import { BalanceCard } from './balance-card.tsx';
import { BirthdayForm } from './birthday-form.tsx';
import styles from './club-home.module.css';
import { StampCard } from './stamp-card.tsx';

/**
 * Says who brought the customer, if this browser came by somebody's link: once, whatever is answered. Without an answer the code
 * is kept for the next time. Answers whether the club took it.
 */
async function claimFriend(token: string): Promise<boolean> {
  const code = keptFriendCode();
  const member = customerWith(token);
  if (!code || !member) return false;
  const answer = await tellService('club/referrals', { code }, member);
  if (answer.ok || answer.failure.kind === 'refused') forgetFriendCode();
  return answer.ok && answer.value.taken;
}

/** Tells the club who brought the member, and the member that it knows. */
function ReferralNote({ token }: { token: string }) {
  const customer = useSession((state) => state.customer?.id);
  const [isTaken, setTaken] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again once the customer is known
  useEffect(() => {
    void claimFriend(token).then((taken) => taken && setTaken(true));
  }, [token, customer]);
  if (!isTaken) return null;
  return (
    <div role="status" className={styles.brought}>
      <Notice tone="good" icon="heart">
        A friend brought you. Once your first order ships, {BONUS_POINTS.referral} points land for each of you.
      </Notice>
    </div>
  );
}

/** Whether the club may write. */
function ClubEmails({ token, wanted }: { token: string; wanted: boolean }) {
  const [isWanted, setWanted] = useState(wanted);
  const [said, setSaid] = useState('');

  const choose = async (next: boolean): Promise<void> => {
    setWanted(next);
    const answer = await tellService('club/emails', { wanted: next }, customerWith(token));
    if (!answer.ok) setWanted(!next);
    const kept = next ? 'We will write.' : 'We will not write.';
    setSaid(answer.ok ? kept : 'We could not note that just now. Try again in a minute.');
  };

  return (
    <div className={styles.part}>
      <Check checked={isWanted} onChange={(event) => void choose(event.target.checked)}>
        Write to me about new tiers, and before points run out. Codes come either way.
      </Check>
      <p role="status">{said}</p>
    </div>
  );
}

/** The best there is to have now, or how far it is to the first. */
function NextReward({ available, terms }: { available: number; terms: ClubTerms }) {
  const byPoints = REWARDS.filter(({ usd }) => usd > 0 || available >= 5_000).toSorted((a, b) => b.points - a.points);
  const reached = byPoints.find(({ points }) => points <= available);
  const reward = reached ?? byPoints.at(-1);
  if (!reward) return null;
  return (
    <section className={styles.next} aria-label="Rewards in reach">
      <div>
        <h2 className={text.h3}>
          {reached ? 'You can already take ' : `${pointsNumber(reward.points - available)} points to `}
          <RewardName id={reward.id} terms={terms} />
        </h2>
        <p className={text.meta}>
          {pointsText(reward.points)}. <RewardCondition id={reward.id} terms={terms} />, also together with sale prices.
        </p>
      </div>
      <Link to={paths.clubRewards()} className={buttonClass()}>
        See my rewards
      </Link>
    </section>
  );
}

function doneOf({ done }: ServiceAnswer<'club'>): Partial<Record<WayToEarn, string>> {
  const count = (times: number): string | undefined =>
    times === 0 ? undefined : times === 1 ? 'Once so far' : `${pointsNumber(times)} so far`;
  const all = {
    order: count(done.orders),
    review: count(done.reviews),
    referral: count(done.friends),
    birthday: done.birthdayTold ? 'Noted' : undefined,
    welcome: 'Done',
  };
  return Object.fromEntries(Object.entries(all).filter(([, said]) => said !== undefined));
}

/** A member's club: what they have, how far they are, and what brings more. */
export function ClubHome({ token }: { token: string }) {
  const { state, data, reload } = useServiceData('club', {}, token);
  const terms = useClubTerms();
  const [now] = useState(Date.now);
  if (state === 'failed') return <PageFailed onRetry={reload} />;
  if (!data || !terms) return <ClubHomeSkeleton />;
  const owner = customerWith(token)?.owner ?? '';
  const { tier, earnedThisYear } = data;
  const todo: Partial<Record<WayToEarn, { label: string; to: string }>> = {
    review: { label: 'Choose from your orders', to: paths.orders() },
    referral: { label: 'Get your link', to: paths.clubReferrals() },
  };
  return (
    <>
      <ReferralNote token={token} />
      <TierReached owner={owner} tier={tier.id} />
      <BalanceCard standing={data} owner={owner} now={now} />
      <NextReward available={data.available} terms={terms} />
      {tier.next && <StampCard tier={tier.id} next={tier.next.id} earned={earnedThisYear} />}
      <section className={styles.part} aria-labelledby="ways-to-earn">
        <h2 className={text.h3} id="ways-to-earn">
          Ways to earn
        </h2>
        <WaysToEarn terms={terms} done={doneOf(data)}>
          {(way) => {
            if (way === 'birthday')
              return data.done.birthdayTold ? null : <BirthdayForm token={token} onKept={reload} />;
            const there = todo[way];
            return (
              there && (
                <Link to={there.to} className={link.link}>
                  {there.label}
                </Link>
              )
            );
          }}
        </WaysToEarn>
      </section>
      <section className={styles.part} aria-labelledby="your-depth">
        <h2 className={text.h3} id="your-depth">
          Your depth
        </h2>
        <div className={styles.sale}>
          <SaleNote sales={terms.sales} tier={tier.id} />
        </div>
        <TierSteps terms={terms} here={tier.id} />
      </section>
      <ClubEmails token={token} wanted={data.wantsEmails} />
    </>
  );
}

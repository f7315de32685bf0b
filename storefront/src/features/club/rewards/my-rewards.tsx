import type { RewardId } from '@bluebird-bay/content/bay-club.ts';
import { useEffect, useState } from 'react';
import { type ServicesCustomer, tellService } from '../../../services-api/ask-services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import text from '../../../ui/text.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PageFailed } from '../../account/page-failed.tsx';
import { customerWith, useServiceData } from '../../account/use-service-data.ts';
import { ClubRewardsSkeleton } from '../club-skeletons.tsx';
import { pointsNumber, pointsText } from '../terms/points-text.ts';
import { useClubTerms } from '../terms/use-club-terms.ts';
import { CodeTicket } from './code-ticket.tsx';
import styles from './my-rewards.module.css';
import { rewardText } from './reward-name.tsx';
import { RewardTiles } from './reward-tiles.tsx';

/** Keys of redemptions that nobody has answered yet: asked again, they are the same redemption and no second one. */
const unanswered = new Map<RewardId, string>();

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const AWAY = 'We could not reach the club just now. Nothing is lost: try again in a minute.';

const REFUSED = {
  NOT_ENOUGH_POINTS: 'There are fewer points than a moment ago, and not enough for this one.',
  NO_CODES: 'These have run out for the moment. Your points are where they were.',
} as const;

/** Turns points into a code. Answers what is said about it, and whether it worked. */
async function redeemReward(
  reward: RewardId,
  member: ServicesCustomer | undefined,
): Promise<{ ok: boolean; message: string }> {
  const key = unanswered.get(reward) ?? newKey();
  unanswered.set(reward, key);
  const answer = await tellService('club/rewards', { reward, key }, member);
  if (!answer.ok) return { ok: false, message: AWAY };
  unanswered.delete(reward);
  const { refused } = answer.value;
  return refused ? { ok: false, message: REFUSED[refused] } : { ok: true, message: 'It is yours. The code is above.' };
}

const NOT_UNDONE = {
  NOT_FOUND: 'This code is not among yours any more.',
  USED: 'This code has been used, so it cannot be undone.',
  CANNOT_UNDO: 'This code cannot be undone. It gives its points back by itself once its time is over.',
} as const;

/** Turns a code back into points. */
async function undoRedemption(
  id: number,
  member: ServicesCustomer | undefined,
): Promise<{ ok: boolean; message: string }> {
  const answer = await tellService('club/rewards/undo', { redemption: id }, member);
  if (!answer.ok) return { ok: false, message: AWAY };
  const { refused } = answer.value;
  return refused ? { ok: false, message: NOT_UNDONE[refused] } : { ok: true, message: 'Your points are back.' };
}

/** A code is made within moments; a page that waits for one looks again this often. */
const LOOK_AGAIN_MS = 2_500;

/** Codes that are ready, and what points can be turned into (CLB-002). */
export function MyRewards({ token }: { token: string }) {
  const { state, data, reload } = useServiceData('club/rewards', {}, token);
  const terms = useClubTerms();
  const [busy, setBusy] = useState<RewardId | number>();
  const [said, setSaid] = useState<{ ok: boolean; message: string }>();
  const isMaking = data?.ready.some((redemption) => redemption.state !== 'ready') ?? false;

  useEffect(() => {
    if (!isMaking) return;
    const timer = setInterval(reload, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isMaking, reload]);

  if (state === 'failed') return <PageFailed onRetry={reload} />;
  if (!data || !terms) return <ClubRewardsSkeleton />;

  const change = async (subject: RewardId | number): Promise<void> => {
    setBusy(subject);
    const member = customerWith(token);
    const answer =
      typeof subject === 'number' ? await undoRedemption(subject, member) : await redeemReward(subject, member);
    setBusy(undefined);
    setSaid(answer);
    reload();
  };
  const byId = new Map(data.rewards.map((reward) => [reward.id, reward]));

  return (
    <>
      {data.ready.length > 0 && (
        <section className={styles.ready} aria-labelledby="ready-to-use">
          <h2 className={text.h3} id="ready-to-use">
            Ready to use
          </h2>
          {data.ready.map((redemption) => (
            <CodeTicket
              key={redemption.id}
              redemption={redemption}
              terms={terms}
              isUndoing={busy === redemption.id}
              onUndo={data.canUndo ? () => void change(redemption.id) : undefined}
            />
          ))}
        </section>
      )}
      <p className={said && styles.said} role="status" data-ok={said?.ok}>
        {said?.message}
      </p>
      <section aria-labelledby="turn-points-into">
        <div className={styles.head}>
          <h2 className={text.h3} id="turn-points-into">
            Turn points into
          </h2>
          <p className={text.meta}>
            <b>{pointsText(data.available)}</b> to spend
          </p>
        </div>
        <RewardTiles terms={terms}>
          {(id) => {
            const missing = byId.get(id)?.missing ?? 0;
            return missing > 0 ? (
              <p className={styles.missing}>{pointsNumber(missing)} to go</p>
            ) : (
              <Button
                size="small"
                block
                className={styles.get}
                busy={busy === id}
                disabled={busy !== undefined && busy !== id}
                onClick={() => void change(id)}
              >
                Get it<VisuallyHidden> {rewardText(id, terms)}</VisuallyHidden>
              </Button>
            );
          }}
        </RewardTiles>
      </section>
      <p className={styles.note}>
        <Icon name="clock" />
        <span>
          {data.canUndo
            ? 'Each code works once. Until it is used you can undo it and the points come back.'
            : 'Each code works once. One that runs out unused gives its points back.'}
        </span>
      </p>
    </>
  );
}

import type { RewardId } from '@bluebird-bay/content/bay-club.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import text from '../../../ui/text.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PageFailed } from '../../account/page-failed.tsx';
import { ClubRewardsSkeleton } from '../club-skeletons.tsx';
import { pointsNumber, pointsText } from '../terms/points-text.ts';
import { useClubTerms } from '../terms/use-club-terms.ts';
import { memberWith, REWARDS_OF, useClubData } from '../use-club-data.ts';
import { CodeTicket } from './code-ticket.tsx';
import styles from './my-rewards.module.css';
import { redeemReward, undoRedemption } from './redeeming.ts';
import { rewardText } from './reward-name.tsx';
import { RewardTiles } from './reward-tiles.tsx';

/** A code is made within moments; a page that waits for one looks again this often. */
const LOOK_AGAIN_MS = 2_500;

/** Codes that are ready, and what points can be turned into (CLB-002). */
export function MyRewards({ token }: { token: string }) {
  const { state, data, reload } = useClubData(REWARDS_OF, token);
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
    const member = memberWith(token);
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

import { BONUS_POINTS } from '@bluebird-bay/content/bay-club.ts';
import { useEffect, useState } from 'react';
import { tellService } from '../../../services-api/ask-services.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { useSession } from '../../session/session-state.ts';
import { forgetFriendCode, keptFriendCode } from '../referrals/friend-code.ts';
import { memberWith } from '../use-club-data.ts';
import styles from './club-home.module.css';

/**
 * Says who brought the customer, if this browser came by somebody's link: once, whatever is answered. Without an answer the code
 * is kept for the next time. Answers whether the club took it.
 */
async function claimFriend(token: string): Promise<boolean> {
  const code = keptFriendCode();
  const member = memberWith(token);
  if (!code || !member) return false;
  const answer = await tellService('club/referrals', { code }, member);
  if (answer.ok || answer.failure.kind === 'refused') forgetFriendCode();
  return answer.ok && answer.value.taken;
}

/** Tells the club who brought the member, and the member that it knows. */
export function BroughtNote({ token }: { token: string }) {
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

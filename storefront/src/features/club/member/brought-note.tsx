import { BONUS_POINTS } from '@bluebird-bay/content/bay-club.ts';
import { useEffect, useState } from 'react';
import { Notice } from '../../../ui/messages/notice.tsx';
import { useSession } from '../../session/session-state.ts';
import { claimFriend } from '../referrals/claim-friend.ts';
import styles from './club-home.module.css';

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

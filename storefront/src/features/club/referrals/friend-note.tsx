import { BONUS_POINTS } from '@bluebird-bay/content/bay-club.ts';
import { useEffect, useState } from 'react';
import { Notice } from '../../../ui/messages/notice.tsx';
import { useSession } from '../../session/session-state.ts';
import { friendCodeIn, keepFriendCode } from './friend-code.ts';
import styles from './friend-note.module.css';

/** Whoever comes by a member's link is told what it brings, and the browser keeps the link's code until they join. */
export function FriendNote({ search }: { search: string }) {
  const isVisitor = useSession(({ phase }) => phase === 'visitor');
  const [isBrought, setBrought] = useState(false);

  useEffect(() => {
    const code = friendCodeIn(search);
    if (!code) return;
    keepFriendCode(code);
    setBrought(true);
  }, [search]);

  if (!isBrought || !isVisitor) return null;
  return (
    <div className={styles.note} role="status">
      <Notice tone="good" icon="heart">
        A friend sent you. Join, and {BONUS_POINTS.referral} points more land for each of you once your first order
        ships.
      </Notice>
    </div>
  );
}

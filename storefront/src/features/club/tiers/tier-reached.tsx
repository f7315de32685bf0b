import { TIERS, type TierId } from '@bluebird-bay/content/bay-club.ts';
import { useEffect, useState } from 'react';
import text from '../../../ui/text.module.css';
import { localValues } from '../../storage/guarded-storage.ts';
import { tierOf } from '../member/balance-card.tsx';
import styles from './tier-reached.module.css';

/** The tier this browser has shown last, and whose it was: `7:swimmer`. */
const TIER_KEY = 'bayClubTier';

const depth = (id: string | undefined): number => TIERS.findIndex((tier) => tier.id === id);

const NEWS: Partial<Record<TierId, string>> = {
  swimmer: 'Out of your depth, in the best way. Smaller orders ship free from now on.',
  surfer: 'Nobody is further out. Express shipping is on us from now on.',
};

/** Said once, on the first visit after a new tier was reached: the tide comes in. */
export function TierReached({ owner, tier }: { owner: string; tier: TierId }) {
  const [isNew] = useState(() => {
    const [whose, before] = localValues.read(TIER_KEY)?.split(':') ?? [];
    return whose === owner && depth(before) >= 0 && depth(before) < depth(tier);
  });
  useEffect(() => localValues.write(TIER_KEY, `${owner}:${tier}`), [owner, tier]);
  const news = NEWS[tier];
  if (!isNew || !news) return null;
  return (
    <section className={styles.tide} role="status">
      <h2 className={text.h2}>You are a {tierOf(tier).name}</h2>
      <p>{news}</p>
    </section>
  );
}

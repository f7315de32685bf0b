import { useEffect, useState } from 'react';
import { readService } from '../../services-api/ask-services.ts';
import { Stars } from '../../ui/stars.tsx';
import styles from './rating-line.module.css';
import { countLabel } from './review-item.tsx';
import type { RatingSummary } from './reviews-answer.ts';

/** Where reviews stand in a product's page. */
export const REVIEWS_ID = 'reviews';

/** "★★★★★ 30 reviews", leading down to them. Nothing where nobody has rated, or nobody can be asked. */
export function RatingLine({ handle }: { handle: string }) {
  const [known, setKnown] = useState<{ of: string; rating: RatingSummary | undefined }>();
  useEffect(() => {
    const leaving = new AbortController();
    readService('ratings', { products: [handle] }, leaving.signal).then((answer) => {
      if (!leaving.signal.aborted)
        setKnown({ of: handle, rating: answer.ok ? answer.value.ratings[handle] : undefined });
    });
    return () => leaving.abort();
  }, [handle]);
  // The piece in another print is another one: what was said of the one before is not said of it.
  const rating = known?.of === handle ? known.rating : undefined;
  if (!rating || rating.total === 0) return null;
  return (
    <a
      className={styles.rating}
      href={`#${REVIEWS_ID}`}
      aria-label={`${rating.average.toFixed(1)} out of 5, ${countLabel(rating.total)}`}
    >
      <Stars value={rating.average} />
      <span className={styles.label}>{countLabel(rating.total)}</span>
    </a>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { useDialog } from '../../ui/overlays/use-dialog.ts';
import text from '../../ui/text.module.css';
import { REVIEWS_ID } from './rating-line.tsx';
import { RatingOverview } from './rating-overview.tsx';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews-section.module.css';
import { ALL_REVIEWS, closeReviews, readReviews, useReviewsState } from './reviews-state.ts';
import { useReviews } from './use-reviews.ts';
import { WriteReview } from './write/write-review.tsx';

const loadPanel = () => import('./reviews-panel.tsx').then((module) => module.ReviewsPanel);

const SHOWN = 3;

/** Whether the section is near the view; once it was, it stays so. */
function useNearViewport() {
  const box = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return { box, isNear };
}

interface ReviewsSectionProps {
  handle: string;
  kind: string;
  /** The labels of its sizes. */
  sizes: readonly string[];
}

interface InsteadOfReviewsProps {
  phase: 'asking' | 'ready' | 'failed';
  isEmpty: boolean;
  onRetry: () => void;
}

/** What is said while there are no reviews to show. */
function InsteadOfReviews({ phase, isEmpty, onRetry }: InsteadOfReviewsProps) {
  if (phase === 'failed')
    return (
      <p>
        The reviews did not come through.{' '}
        <Button variant="quiet" onClick={onRetry}>
          Try again
        </Button>
      </p>
    );
  if (!isEmpty) return null;
  if (phase === 'asking') return <p className={text.soft}>Fetching what they wrote …</p>;
  return <p className={text.soft}>Nobody has written about this one yet. Everybody who bought it is still swimming.</p>;
}

/** Whether the section is as tall as it mostly is, so that nothing below moves: while it waits, and with enough to show. */
const needsRoom = (total: number, emptyPhase: string | false): boolean => total >= SHOWN || emptyPhase === 'asking';

/** `onNear`: somebody is about to press it. */
function ReadAll({ total, onNear }: { total: number; onNear: () => void }) {
  return (
    <Button
      variant="outline"
      className={styles.all}
      aria-haspopup="dialog"
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={() => readReviews(ALL_REVIEWS)}
    >
      Read all {total}
    </Button>
  );
}

/** What swimmers say of a product: the ratings and the three most helpful reviews; the panel has them all. */
export function ReviewsSection({ handle, kind, sizes }: ReviewsSectionProps) {
  const { box, isNear } = useNearViewport();
  const { reviews: found, answer, phase, more } = useReviews(handle, ALL_REVIEWS, isNear);
  const panel = useDialog(loadPanel);
  const { reading, begin } = useReviewsState((state) => state);
  const own = useReviewsState((state) => state.own[handle]);
  const reviews = own ? [own, ...found.filter(({ id }) => id !== own.id)] : found;
  const rating = answer?.rating ?? undefined;
  const isEmpty = reviews.length === 0;
  const total = rating?.total ?? 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel follows the flag
  useEffect(() => (reading ? panel.show() : panel.close()), [reading]);
  // A panel that could not be fetched was never open: the next press tries again.
  useEffect(() => (panel.failed ? closeReviews() : undefined), [panel.failed]);
  useEffect(() => closeReviews, []);

  return (
    <section
      ref={box}
      id={REVIEWS_ID}
      aria-labelledby="reviews-heading"
      className={classNames(layout.container, layout.section, styles.section)}
      data-room={needsRoom(total, isEmpty && phase) || undefined}
      data-fit={sizes.length > 1 || undefined}
    >
      <div className={styles.overview}>
        <h2 className={text.h2} id="reviews-heading">
          What swimmers say
        </h2>
        <div className={styles.figures}>
          {rating && total > 0 && (
            <RatingOverview rating={rating} opens onStar={(star) => readReviews({ ...ALL_REVIEWS, star })} />
          )}
        </div>
        <WriteReview handle={handle} sizes={sizes} />
      </div>
      <div className={styles.list}>
        {/* What they wrote is there to be read, not to be read out to whoever comes near. */}
        <div aria-live="polite">
          <InsteadOfReviews phase={phase} isEmpty={isEmpty} onRetry={more} />
        </div>
        {!isEmpty && (
          <>
            <ul className={styles.reviews}>
              {reviews.slice(0, SHOWN).map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </ul>
            {total > SHOWN && <ReadAll total={total} onNear={panel.prepare} />}
            {panel.failed && <p role="alert">The reviews did not load. Check the connection and try again.</p>}
          </>
        )}
      </div>
      {panel.Dialog && (
        <panel.Dialog open={panel.open} onClose={closeReviews} handle={handle} kind={kind} begin={begin} />
      )}
    </section>
  );
}

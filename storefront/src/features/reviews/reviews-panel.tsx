import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/messages/notice.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import text from '../../ui/text.module.css';
import hidden from '../../ui/visually-hidden.module.css';
import { fitPartOf } from '../size-guide/fit-part.ts';
import { useFit } from '../size-guide/use-fit.ts';
import { RatingOverview } from './rating-overview.tsx';
import { countLabel, ReviewItem } from './review-item.tsx';
import { ReviewTools } from './review-tools.tsx';
import styles from './reviews-panel.module.css';
import { ALL_REVIEWS, type ReviewFilter } from './reviews-state.ts';
import { useReviews } from './use-reviews.ts';

interface ReviewsPanelProps {
  open: boolean;
  onClose: () => void;
  handle: string;
  /** What to begin with: all, or those of a number of stars. */
  begin: ReviewFilter;
  /** The product's kind. */
  kind: string;
}

function NoneWritten({ filter, onChange }: { filter: ReviewFilter; onChange: (filter: ReviewFilter) => void }) {
  const narrowed = filter.star !== undefined || filter.size !== undefined;
  if (!narrowed) return <p className={text.soft}>Nobody has written yet.</p>;
  return (
    <p className={text.soft}>
      Nobody has written one like that yet.{' '}
      <Button variant="quiet" onClick={() => onChange({ ...ALL_REVIEWS, order: filter.order })}>
        Show all
      </Button>
    </p>
  );
}

/** All reviews of a product, to be narrowed and read page by page. */
export function ReviewsPanel({ open, onClose, handle, kind, begin }: ReviewsPanelProps) {
  const [filter, setFilter] = useState(begin);
  useEffect(() => setFilter(begin), [begin]);
  const { fit } = useFit();
  const part = fitPartOf(kind);
  const mine = part && (fit.usual[part] ?? fit.last[part]);
  const { reviews, answer, phase, hasMore, more } = useReviews(handle, filter, open);
  const list = useRef<HTMLUListElement>(null);
  /** Where somebody who has asked for more reads on: the button is further down by then, or gone. */
  const readFrom = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is looked into when it has grown, and at no other time
  useEffect(() => {
    const first = readFrom.current > 0 && list.current?.children[readFrom.current];
    readFrom.current = 0;
    if (first instanceof HTMLElement) first.focus();
  }, [reviews]);
  const showMore = (): void => {
    readFrom.current = reviews.length;
    more();
  };
  return (
    <Drawer label="Reviews" open={open} onClose={onClose} head={<h2 className={text.h3}>What swimmers say</h2>}>
      {answer?.rating && (
        <RatingOverview
          rating={answer.rating}
          star={filter.star}
          onStar={(star) => setFilter({ ...filter, star: filter.star === star ? undefined : star })}
        />
      )}
      <div className={styles.list} aria-busy={phase === 'asking'}>
        {answer && <ReviewTools answer={answer} filter={filter} onChange={setFilter} mine={mine} />}
        <p role="status" className={hidden.hidden}>
          {phase === 'ready' && reviews.length > 0 && `${countLabel(reviews.length)} shown`}
        </p>
        <ul ref={list} className={styles.reviews}>
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
        <div aria-live="polite">
          {phase === 'asking' && reviews.length === 0 && <p className={text.soft}>Fetching what they wrote …</p>}
          {phase === 'failed' && (
            <Notice tone="bad">The reviews did not come through. Check the connection and try again.</Notice>
          )}
          {phase === 'ready' && reviews.length === 0 && <NoneWritten filter={filter} onChange={setFilter} />}
        </div>
        {(hasMore || phase === 'failed') && (
          <Button variant="outline" className={styles.more} busy={phase === 'asking'} onClick={showMore}>
            {phase === 'failed' ? 'Try again' : 'Show more'}
          </Button>
        )}
      </div>
    </Drawer>
  );
}

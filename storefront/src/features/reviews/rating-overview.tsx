import { Stars } from '../../ui/stars.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './rating-overview.module.css';
import { countLabel } from './review-item.tsx';
import type { Fit, RatingSummary } from './reviews-answer.ts';

type FitCounts = Readonly<Record<Fit, number>>;

/** Where on the line from small to large the product stands, 0 to 100; undefined while too few have said. */
export function fitPlace({ small, true: fits, large }: FitCounts): number | undefined {
  const said = small + fits + large;
  return said < 3 ? undefined : Math.round(50 + ((large - small) / said) * 50);
}

/** The same in words: "58% say true to size, 25% small". */
export function fitSummary({ small, true: fits, large }: FitCounts): string {
  const said = small + fits + large;
  const percent = (count: number): string => `${Math.round((count / said) * 100)}%`;
  const other = small >= large ? `${percent(small)} small` : `${percent(large)} large`;
  return `${percent(fits)} say true to size, ${other}`;
}

interface RatingOverviewProps {
  rating: RatingSummary;
  /** The stars the list is narrowed to. */
  star?: number | undefined;
  /** Its list is in a dialog that is not open yet. */
  opens?: boolean;
  /** Narrows the list to so many stars; the same again widens it. */
  onStar: (star: number) => void;
}

/** The average, how many gave how many stars, and how it fits. */
export function RatingOverview({ rating, star, opens, onStar }: RatingOverviewProps) {
  const place = fitPlace(rating.fit);
  return (
    <>
      <div className={styles.average}>
        <b>{rating.average.toFixed(1)}</b>
        <div>
          <Stars value={rating.average} />
          <p>{countLabel(rating.total)}</p>
        </div>
      </div>
      <div className={styles.distribution}>
        {rating.items.map((item) => (
          <button
            key={item.star}
            type="button"
            {...(opens ? { 'aria-haspopup': 'dialog' } : { 'aria-pressed': item.star === star })}
            onClick={() => onStar(item.star)}
          >
            <VisuallyHidden>
              {countLabel(item.total)} with {item.star} {item.star === 1 ? 'star' : 'stars'}
            </VisuallyHidden>
            <span aria-hidden="true">{item.star}</span>
            <span className={styles.bar}>
              <i style={{ width: `${rating.total === 0 ? 0 : (item.total / rating.total) * 100}%` }} />
            </span>
            <span className={styles.count} aria-hidden="true">
              {item.total}
            </span>
          </button>
        ))}
      </div>
      {place !== undefined && (
        <div className={styles.fit}>
          <p className={styles.label}>How it fits</p>
          <div className={styles.line} role="img" aria-label={fitSummary(rating.fit)}>
            <i style={{ left: `${place}%` }} />
          </div>
          <div className={styles.ends} aria-hidden="true">
            <span>Small</span>
            <span>True to size</span>
            <span>Large</span>
          </div>
        </div>
      )}
    </>
  );
}

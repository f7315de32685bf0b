import { classNames } from '../../ui/class-names.ts';
import chip from '../../ui/inputs/chip.module.css';
import { Segments } from '../../ui/inputs/segments.tsx';
import styles from './review-tools.module.css';
import type { ReviewsAnswer } from './reviews-answer.ts';
import { ALL_REVIEWS, type ReviewFilter } from './reviews-state.ts';

interface ReviewToolsProps {
  answer: ReviewsAnswer;
  filter: ReviewFilter;
  onChange: (filter: ReviewFilter) => void;
  /** The size this shopper has chosen, or should: its chip comes first. */
  mine?: string | undefined;
}

const ORDERS = [
  { value: 'helpful', label: 'Most helpful' },
  { value: 'newest', label: 'Newest' },
] as const;

/** All reviews, those of one size, those with so many stars; the most helpful or the newest first. */
export function ReviewTools({ answer: { rating, sizes }, filter, onChange, mine }: ReviewToolsProps) {
  const ordered = [...sizes].sort((a, b) => Number(b.size === mine) - Number(a.size === mine));
  const isAll = filter.star === undefined && filter.size === undefined;
  return (
    <div className={styles.tools}>
      <div className={styles.chips}>
        <button
          type="button"
          className={classNames(chip.chip, isAll && chip.on)}
          aria-pressed={isAll}
          onClick={() => onChange({ ...ALL_REVIEWS, order: filter.order })}
        >
          All <span className={chip.count}>{rating?.total ?? 0}</span>
        </button>
        {filter.star !== undefined && (
          <button
            type="button"
            className={classNames(chip.chip, chip.on)}
            aria-pressed="true"
            onClick={() => onChange({ ...filter, star: undefined })}
          >
            {filter.star} {filter.star === 1 ? 'star' : 'stars'}
          </button>
        )}
        {sizes.length > 1 &&
          ordered.map(({ size, total }) => (
            <button
              key={size}
              type="button"
              className={classNames(chip.chip, filter.size === size && chip.on)}
              aria-pressed={filter.size === size}
              onClick={() => onChange({ ...filter, size: filter.size === size ? undefined : size })}
            >
              {size === mine ? `My size, ${size}` : `Size ${size}`} <span className={chip.count}>{total}</span>
            </button>
          ))}
      </div>
      <Segments
        label="Order"
        options={ORDERS}
        value={filter.order}
        onChange={(order) => onChange({ ...filter, order })}
      />
    </div>
  );
}

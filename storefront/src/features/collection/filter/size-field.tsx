import { classNames } from '../../../ui/class-names.ts';
import options from '../../../ui/inputs/option-tile.module.css';
import { itemCountLabel } from '../../cart/state/shown-count.ts';
import type { Facet } from './facets.ts';
import fields from './filter-fields.module.css';
import { hasPlus, PLUS_SIZES, plusToggled, toggled } from './list-filters.ts';
import styles from './size-field.module.css';

interface SizeFieldProps {
  facets: readonly Facet[];
  sizes: readonly string[];
  onChange: (sizes: readonly string[]) => void;
  onPrefetchIntent: (sizes: readonly string[]) => void;
}

/** Sizes as tiles, and one for XL and up; a size that would leave nothing is dimmed, but can be taken back. */
export function SizeField({ facets, sizes, onChange, onPrefetchIntent }: SizeFieldProps) {
  const lost = sizes.filter((size) => !facets.some(({ value }) => value === size));
  const offersPlus = PLUS_SIZES.every((size) => facets.some(({ value, count }) => value === size && count > 0));
  return (
    <fieldset>
      <legend className={fields.legend}>Size</legend>
      <div className={styles.sizes}>
        {[...facets, ...lost.map((value) => ({ value, count: 0 }))].map(({ value, count }) => {
          const chosen = sizes.includes(value);
          return (
            <button
              key={value}
              type="button"
              className={classNames(options.option, options.small, !chosen && count === 0 && styles.none)}
              aria-pressed={chosen}
              aria-disabled={(!chosen && count === 0) || undefined}
              aria-label={`${value} ${itemCountLabel(count)}`}
              onPointerDown={() => (chosen || count > 0) && onPrefetchIntent(toggled(sizes, value))}
              onClick={() => (chosen || count > 0) && onChange(toggled(sizes, value))}
            >
              {value}{' '}
              <small className={styles.count} aria-hidden="true">
                {count}
              </small>
            </button>
          );
        })}
        {(offersPlus || hasPlus(sizes)) && (
          <button
            type="button"
            className={classNames(options.option, options.small, styles.plus)}
            aria-pressed={hasPlus(sizes)}
            onPointerDown={() => onPrefetchIntent(plusToggled(sizes))}
            onClick={() => onChange(plusToggled(sizes))}
          >
            <span>
              + <small className={styles.count}>XL and up</small>
            </span>
          </button>
        )}
      </div>
    </fieldset>
  );
}

import { classNames } from '../../../ui/class-names.ts';
import options from '../../../ui/option-tile.module.css';
import type { Facet } from './facets.ts';
import fields from './filter-fields.module.css';
import styles from './size-field.module.css';

interface SizeFieldProps {
  facets: readonly Facet[];
  sizes: readonly string[];
  onToggle: (size: string) => void;
}

/** Sizes as tiles; one that would leave nothing is dimmed, but can be taken back. */
export function SizeField({ facets, sizes, onToggle }: SizeFieldProps) {
  const lost = sizes.filter((size) => !facets.some(({ value }) => value === size));
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
              aria-label={`${value}, ${count === 1 ? '1 piece' : `${count} pieces`}`}
              onClick={() => (chosen || count > 0) && onToggle(value)}
            >
              {value}
              <small className={styles.count} aria-hidden="true">
                {count}
              </small>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

import { buttonClass } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import chip from '../../../ui/inputs/chip.module.css';
import styles from './filter-chips.module.css';
import { filterNames } from './filter-names.ts';
import { filtersOf, NO_FILTERS, searchOf } from './list-filters.ts';

interface FilterChipsProps {
  search: string;
  currency?: string | undefined;
  onChange: (search: string) => void;
}

/** What was asked for, each taken back by a press; the order stays. */
export function FilterChips({ search, currency, onChange }: FilterChipsProps) {
  const filters = filtersOf(search);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className={styles.chips} role="group" aria-label="Chosen filters">
      {filterNames(filters, currency).map(({ name, without }) => (
        <button
          key={name}
          type="button"
          className={classNames(chip.chip, chip.remove)}
          aria-label={`Remove ${name}`}
          onClick={() => onChange(searchOf(without))}
        >
          {name}
          <Icon name="close" />
        </button>
      ))}
      <button
        type="button"
        className={buttonClass({ variant: 'quiet', size: 'small' })}
        onClick={() => onChange(searchOf({ ...NO_FILTERS, sort: filters.sort }))}
      >
        Clear all
      </button>
    </div>
  );
}

import styles from './sort-select.module.css';
import { isSort, SORTS } from './sorts.ts';
import { prepareFinder } from './use-finding.ts';

interface SortSelectProps {
  search: string;
  onSort: (name: string) => void;
}

const SORT = /[?&]sort=([\w-]+)/;

/** The order of a list. Needs scripts, and is not shown without. */
export function SortSelect({ search, onSort }: SortSelectProps) {
  const named = SORT.exec(search)?.[1] ?? '';
  return (
    <label className={styles.sort}>
      <span className={styles.label}>Sort</span>
      <select
        aria-label="Sort by"
        value={isSort(named) ? named : 'featured'}
        onChange={(event) => onSort(event.target.value)}
        onPointerEnter={prepareFinder}
        onFocus={prepareFinder}
      >
        {Object.entries(SORTS).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

import chip from '../../ui/chip.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './filter-button.module.css';
import { prepareFinder } from './use-finding.ts';

interface FilterButtonProps {
  /** How many things are asked for. */
  count: number;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Opens the panel of filters, which is fetched when a finger or the focus comes near. Not shown without scripts. */
export function FilterButton({ count, open, onOpen }: FilterButtonProps) {
  return (
    <button
      type="button"
      className={classNames(chip.chip, count > 0 && chip.on, styles.button)}
      aria-expanded={open}
      onClick={() => onOpen(!open)}
      onPointerEnter={prepareFinder}
      onFocus={prepareFinder}
    >
      <Icon name="filter" />
      Filter
      {count > 0 && <span className={chip.count}>{count}</span>}
    </button>
  );
}

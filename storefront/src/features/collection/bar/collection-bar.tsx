import { useEffect, useRef } from 'react';
import { later } from '../../../page-runtime/later.tsx';
import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import chip from '../../../ui/inputs/chip.module.css';
import layout from '../../../ui/layout.module.css';
import text from '../../../ui/text.module.css';
import { itemCountLabel } from '../../cart/state/shown-count.ts';
import type { ProductCardData } from '../../product/card/product-card-data.ts';
import type { CollectionName } from '../collection-families.ts';
import styles from './collection-bar.module.css';
import { isSort, SORTS } from './sorts.ts';
import { type Finding, prepareFinder } from './use-finding.ts';

const CollectionSizeChip = later(() =>
  import('../../my-size/collection-size-chip.tsx').then((module) => module.CollectionSizeChip),
);

interface SortSelectProps {
  search: string;
  onSort: (name: string) => void;
}

const SORT = /[?&]sort=([\w-]+)/;

/** The order of a list. Needs scripts, and is not shown without. */
function SortSelect({ search, onSort }: SortSelectProps) {
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

interface CollectionBarProps {
  handle: string;
  /** Neighbouring collections, this one among them; none for a collection that stands alone. */
  neighbours: readonly CollectionName[];
  /** In the list as it is narrowed. */
  productCount: number;
  finding: Finding;
  /** What hangs in the collection first. */
  cards: readonly ProductCardData[] | undefined;
  /** Whether the panel of filters is. */
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The line under the title that stays in sight: filters, the neighbouring collections, the count and the order. */
export function CollectionBar({ handle, neighbours, productCount, finding, cards, open, onOpen }: CollectionBarProps) {
  const { search, active, finder, found, change, sort } = finding;
  const filterCount = finder?.filterCount(search) ?? 0;
  return (
    <div className={styles.bar}>
      <div className={classNames(layout.container, styles.row)}>
        <FilterButton count={filterCount} open={open} onOpen={onOpen} />
        <CollectionSizeChip handle={handle} search={search} cards={cards} />
        <div className={classNames(styles.middle, filterCount > 0 && styles.wide)}>
          {active && finder && filterCount > 0 ? (
            <finder.FilterChips search={search} currency={found?.currency} onChange={change} />
          ) : (
            neighbours.length > 0 && (
              <NeighbourLinks handle={handle} neighbours={neighbours} productCount={productCount} />
            )
          )}
        </div>
        <p className={classNames(text.soft, text.meta, text.number, styles.count)} role="status">
          {itemCountLabel(productCount)}
        </p>
        <SortSelect search={search} onSort={sort} />
      </div>
    </div>
  );
}

/** Room left of the current chip, so its neighbour shows that the row scrolls. */
const SIGHT = 64;

function NeighbourLinks({
  handle,
  neighbours,
  productCount,
}: Pick<CollectionBarProps, 'handle' | 'neighbours' | 'productCount'>) {
  const chips = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another collection has another current chip
  useEffect(() => {
    const current = chips.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) chips.current?.scrollTo({ left: current.offsetLeft - SIGHT, behavior: 'instant' });
  }, [handle]);

  return (
    <nav ref={chips} className={styles.chips} aria-label="Next door">
      {neighbours.map((neighbour) => (
        <Link
          key={neighbour.handle}
          to={paths.collection(neighbour.handle)}
          className={chip.chip}
          aria-current={neighbour.handle === handle ? 'page' : undefined}
        >
          {neighbour.label}
          {neighbour.handle === handle && <span className={chip.count}>{productCount}</span>}
        </Link>
      ))}
    </nav>
  );
}

interface FilterButtonProps {
  /** How many things are asked for. */
  count: number;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Opens the panel of filters, which is fetched when a finger or the focus comes near. Not shown without scripts. */
function FilterButton({ count, open, onOpen }: FilterButtonProps) {
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

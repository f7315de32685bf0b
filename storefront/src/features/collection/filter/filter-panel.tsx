import { useRef, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import text from '../../../ui/text.module.css';
import hidden from '../../../ui/visually-hidden.module.css';
import { itemCountLabel } from '../../cart/state/shown-count.ts';
import type { ListQuery } from '../list/use-list-query.ts';
import { FilterFields } from './filter-fields.tsx';
import styles from './filter-panel.module.css';
import type { FoundProducts } from './find-products.ts';
import { filtersOf, NO_FILTERS, searchOf } from './list-filters.ts';

interface FilterPanelProps {
  open: boolean;
  /** What its latest answer can be narrowed by stays on show while the next one is on its way. */
  list: ListQuery<FoundProducts>;
  onClose: () => void;
}

/** As wide as the style sheet needs to set the panel beside the list. */
const BESIDE = '(min-width: 1160px)';

function watch(onChange: () => void): () => void {
  const media = window.matchMedia(BESIDE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

const isBeside = (): boolean => window.matchMedia(BESIDE).matches;

/** What a list can be narrowed by: beside it where there is room, a sheet over the page on phones. */
export function FilterPanel({ open, list, onClose }: FilterPanelProps) {
  const { search, found, state } = list;
  const show = useRef<HTMLButtonElement>(null);
  const beside = useSyncExternalStore(watch, isBeside, () => false);
  const filters = filtersOf(search);
  const isFailed = state === 'failed';
  const isCurrent = found?.search === search;
  const pieces = found && itemCountLabel(found.total);
  const change = (next: typeof filters) => list.change(searchOf(next));
  const fields = found ? (
    <FilterFields
      filters={filters}
      facets={found.facets}
      currency={found.currency}
      onChange={change}
      onPrefetchIntent={(next) => list.expect(searchOf(next))}
    />
  ) : (
    !isFailed && <p className={text.soft}>Counting what there is …</p>
  );
  if (beside) {
    return open ? (
      <aside className={styles.beside} aria-label="Filters">
        {fields}
      </aside>
    ) : null;
  }
  return (
    <Drawer
      label="Filters"
      atOnce
      open={open}
      onClose={onClose}
      head={<h2 className={text.h3}>Filter</h2>}
      foot={
        <>
          {/* A sheet hides the list, and what is said above it. */}
          <p role="status" className={hidden.hidden}>
            {isCurrent && pieces}
          </p>
          {isFailed && (
            <div className={styles.failed} role="alert">
              <Notice tone="bad">The list did not come through.</Notice>
              <Button
                variant="outline"
                size="small"
                onClick={() => {
                  // The button goes with what it stands in.
                  show.current?.focus();
                  list.retry();
                }}
              >
                Try again
              </Button>
            </div>
          )}
          <div className={styles.foot}>
            <Button variant="quiet" onClick={() => change({ ...NO_FILTERS, sort: filters.sort })}>
              Clear
            </Button>
            <Button ref={show} className={styles.show} onClick={onClose} busy={!isFailed && !isCurrent}>
              Show {pieces ?? 'pieces'}
            </Button>
          </div>
        </>
      }
    >
      {fields}
    </Drawer>
  );
}

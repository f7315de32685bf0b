import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text.module.css';
import type { ProductCardData } from '../../product/card/product-card-data.ts';
import { CardGrid } from '../list/card-grid.tsx';
import { FilterChips } from './filter-chips.tsx';
import styles from './nothing-found.module.css';

interface NothingFoundProps {
  /** The collection's name. */
  title: string;
  search: string;
  currency?: string | undefined;
  onChange: (search: string) => void;
  /** What the collection leads with. */
  cards: readonly ProductCardData[];
}

/** Whole rows, whether two, three or four stand in one. */
const SHOWN = 12;

/** The filters leave nothing: what to drop, and where else to look. */
export function NothingFound({ title, search, currency, onChange, cards }: NothingFoundProps) {
  return (
    <>
      <div className={styles.nothing}>
        <h2 className={text.h2}>Not in this drawer</h2>
        <p className={classNames(text.lead, styles.lead)}>
          Nothing in {title} is all of these at once. Drop one and something usually turns up.
        </p>
        <FilterChips search={search} currency={currency} onChange={onChange} />
        <p className={styles.elsewhere}>
          <Link to={paths.collection('new-arrivals')} className={buttonClass({ variant: 'outline' })}>
            See what’s new
          </Link>
        </p>
      </div>
      <h2 className={classNames(text.h3, styles.otherwise)}>Otherwise in {title}</h2>
      <CardGrid page={{ page: 1, cards: cards.slice(0, SHOWN), stories: [] }} first={false} />
    </>
  );
}

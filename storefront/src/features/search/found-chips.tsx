import type { MouseEvent } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { isPlainClick } from '../../page-runtime/link-click.ts';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import chip from '../../ui/inputs/chip.module.css';
import { currencySign } from '../../ui/money/currency-sign.ts';
import { kindName } from '../collection/filter/facets.ts';
import { filterNames, priceName } from '../collection/filter/filter-chips.tsx';
import { NO_FILTERS } from '../collection/filter/list-filters.ts';
import styles from './found-chips.module.css';
import { pagesAbout } from './found-pages.ts';
import { inSaidMoney, priceIn } from './search-price.ts';
import type { SearchResults } from './search-results.ts';
import { type SearchTerms, searchOfTerms, searchTermsOf } from './search-terms.ts';

interface FoundChipsProps {
  found: SearchResults;
  /** The query wanted now. */
  search: string;
  onChange: (search: string) => void;
}

/** In place; without scripts the link leads there. */
function inPlace(event: MouseEvent, next: string, onChange: FoundChipsProps['onChange']): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  onChange(next);
}

/** What the price does; said in money the prices are not in, it does nothing, and says why. */
function priceNames(wanted: SearchTerms, currency: string): string[] {
  const { price, money } = wanted;
  if (price && money && !priceIn(wanted, currency))
    return [
      `${priceName(price, (amount) => inSaidMoney(amount, money))} left out: prices are in ${currencySign(currency)}`,
    ];
  return filterNames({ ...NO_FILTERS, ...(price && { price }) }, currency).map(({ name }) => name);
}

/** The price that was asked for, taken back by a press; nothing where none was. */
export function PriceChip({ found, search, onChange }: FoundChipsProps) {
  const { page: _, ...wanted } = searchTermsOf(search);
  const { price, money, ...others } = wanted;
  const without = searchOfTerms(others);
  return priceNames(wanted, found.currency).map((name) => (
    <Link
      key={name}
      to={paths.search() + without}
      className={classNames(chip.chip, chip.remove, styles.price)}
      aria-label={`Remove ${name}`}
      onClick={(event) => inPlace(event, without, onChange)}
    >
      {name}
      <Icon name="close" />
    </Link>
  ));
}

/** The kinds among what was found, to look at one of them, and the collections and pages that go by these words. */
export function FoundChips({ found, search, onChange }: FoundChipsProps) {
  const { page: _, ...wanted } = searchTermsOf(search);
  const { kind: chosen, ...ofAnyKind } = wanted;
  const all = found.kinds.reduce((sum, { count }) => sum + count, 0);
  const { closed } = usePageRuntime();
  const pages = pagesAbout(wanted.terms, closed);
  const byCount = found.kinds.toSorted((a, b) => b.count - a.count);
  const kinds: Array<{ kind?: string; name: string; count: number }> = [
    { name: 'All', count: all },
    ...byCount.map(({ value, count }) => ({ kind: value, name: kindName(value), count })),
  ];
  const searchOf = (kind: string | undefined): string => searchOfTerms({ ...ofAnyKind, ...(kind && { kind }) });
  return (
    <>
      {/* Of one kind there is nothing to choose, but what was chosen can be taken off. */}
      {found.kinds.length > (chosen ? 0 : 1) && (
        <nav className={styles.chips} aria-label="Kinds found">
          {kinds.map(({ kind, name, count }) => (
            <Link
              key={name}
              to={paths.search() + searchOf(kind)}
              className={classNames(chip.chip, kind === chosen && chip.on)}
              aria-current={kind === chosen || undefined}
              onClick={(event) => inPlace(event, searchOf(kind), onChange)}
            >
              {name} <span className={chip.count}>{count}</span>
            </Link>
          ))}
        </nav>
      )}
      {found.collections.length > 0 && (
        <nav className={styles.chips} aria-label="Collections found">
          {found.collections.map(({ handle, title, picture }) => (
            <Link key={handle} to={paths.collection(handle)} className={classNames(chip.chip, styles.collection)}>
              {picture && <img src={picture} alt="" width="32" height="32" />}
              {title}
            </Link>
          ))}
        </nav>
      )}
      {pages.length > 0 && (
        <nav className={styles.chips} aria-label="Pages found">
          {pages.map(({ label, to }) => (
            <Link key={to} to={to} className={chip.chip}>
              {label}
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}

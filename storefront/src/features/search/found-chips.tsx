import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import chip from '../../ui/inputs/chip.module.css';
import { kindName } from '../collection/filter/facets.ts';
import type { SearchResults } from './find-by-terms.ts';
import styles from './found-chips.module.css';
import { pagesAbout } from './found-pages.ts';
import { searchOfTerms, searchTermsOf } from './search-terms.ts';

interface FoundChipsProps {
  found: SearchResults;
  /** The query wanted now. */
  search: string;
  onChange: (search: string) => void;
}

/** The kinds among what was found, to look at one of them, and the collections and pages that go by these words. */
export function FoundChips({ found, search, onChange }: FoundChipsProps) {
  const { terms, kind: chosen } = searchTermsOf(search);
  const all = found.kinds.reduce((sum, { count }) => sum + count, 0);
  const pages = pagesAbout(terms);
  const byCount = found.kinds.toSorted((a, b) => b.count - a.count);
  const kinds: Array<{ kind?: string; name: string; count: number }> = [
    { name: 'All', count: all },
    ...byCount.map(({ value, count }) => ({ kind: value, name: kindName(value), count })),
  ];
  return (
    <>
      {found.kinds.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
        <div className={styles.chips} role="group" aria-label="Kinds found">
          {kinds.map(({ kind, name, count }) => (
            <button
              key={name}
              type="button"
              className={classNames(chip.chip, kind === chosen && chip.on)}
              aria-pressed={kind === chosen}
              onClick={() => onChange(searchOfTerms({ terms, ...(kind && { kind }) }))}
            >
              {name} <span className={chip.count}>{count}</span>
            </button>
          ))}
        </div>
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

import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './ways-out.module.css';

const FAVOURITES = [
  { handle: 'new-arrivals', label: 'New' },
  { handle: 'best-sellers', label: 'Best sellers' },
  { handle: 'all', label: 'Swim' },
  { handle: 'mens-collection', label: 'Men’s' },
  { handle: 'beachwear', label: 'Beachwear' },
  { handle: 'accessories', label: 'Accessories' },
] as const;

/** A line to search with: a plain form, so it works when scripts do not. */
export function SearchLine({ example }: { example: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element would need a form inside all the same
    <form role="search" action={paths.search()} className={styles.search}>
      <Icon name="search" />
      <input
        key={example}
        name="q"
        aria-label="Search the bay"
        placeholder="A print, a piece, a colour"
        defaultValue={example}
        maxLength={100}
        enterKeyHint="search"
      />
      <button type="submit" className={styles.go}>
        Search
      </button>
    </form>
  );
}

/** Where most people want to go. */
export function FavouriteCollections() {
  return (
    <nav aria-label="Favourite shelves" className={styles.collections}>
      {FAVOURITES.map(({ handle, label }) => (
        <Link key={handle} to={paths.collection(handle)}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

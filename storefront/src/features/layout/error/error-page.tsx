import type { ReactNode } from 'react';
import { Link } from '../../../page-runtime/link.tsx';
import { usePageRuntime } from '../../../page-runtime/page-runtime.ts';
import { paths } from '../../../paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout.module.css';
import text from '../../../ui/text.module.css';
import styles from './error-page.module.css';

/** What somebody may have been after, from an address that leads nowhere: `/products/kaila-top-old/` says "kaila top old". */
export function pathTerms(pathname: string): string {
  const last = pathname.split('/').findLast((segment) => segment !== '') ?? '';
  try {
    return decodeURIComponent(last)
      .replace(/\.\w{1,5}$/, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .slice(0, 60);
  } catch {
    return '';
  }
}

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
function FavouriteCollections() {
  const { linkedCollections = FAVOURITES } = usePageRuntime();
  return (
    <nav aria-label="Favourite shelves" className={styles.collections}>
      {linkedCollections.map(({ handle, label }) => (
        <Link key={handle} to={paths.collection(handle)}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

interface ErrorPageProps {
  /** Two short lines. */
  title: readonly [string, string];
  line: string;
  /** A number in the sun; decoration. */
  figure: ReactNode;
  /** A line to search with, where searching helps. */
  search?: ReactNode;
  /** The ways out. */
  children: ReactNode;
}

/** The page of what went wrong: a low sun, four waves and the ways back. */
export function ErrorPage({ title: [above, below], line, figure, search, children }: ErrorPageProps) {
  return (
    <section className={styles.lost}>
      <div className={styles.sun} />
      <p className={styles.figure} aria-hidden="true">
        {figure}
      </p>
      <div className={classNames(styles.wave, styles.shallow)} />
      <div className={classNames(styles.wave, styles.near)} />
      <div className={classNames(styles.wave, styles.far)} />
      <div className={classNames(styles.wave, styles.deep)} />
      <div className={classNames(layout.container, styles.text)}>
        <h1 className={text.display}>
          {above}
          <br />
          {below}
        </h1>
        <p className={classNames(text.lead, styles.lead)}>{line}</p>
        {search}
        <div className={layout.row}>{children}</div>
        {search && <FavouriteCollections />}
      </div>
    </section>
  );
}

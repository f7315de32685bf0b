import { Link } from '../../page-runtime/link.tsx';
import text from '../../ui/text.module.css';
import styles from './next-pages.module.css';
import type { NextPage } from './text-page-data.ts';

/** Where to go from here; nothing where a page names no others. */
export function NextPages({ pages }: { pages: readonly NextPage[] }) {
  if (pages.length === 0) return null;
  return (
    <nav className={styles.next} aria-labelledby="next">
      <h2 className={text.h3} id="next">
        Read next
      </h2>
      <ul className={styles.list}>
        {pages.map(({ to, title, line }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              <b>{title}</b>
              <span>{line}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

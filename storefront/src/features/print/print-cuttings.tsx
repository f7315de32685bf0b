import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import styles from './print-cuttings.module.css';
import type { PrintCutting } from './print-data.ts';

interface PrintCuttingsProps {
  prints: readonly PrintCutting[];
  /** Level of each name in the page. */
  heading: 'h2' | 'h3';
  /** They begin in the first view: the first of them load at once. */
  firstRow?: boolean;
}

const FIRST = 6;

/** Prints as cuttings from the bolt; each leads to its own page. */
export function PrintCuttings({ prints, heading: Heading, firstRow }: PrintCuttingsProps) {
  return (
    <ul className={styles.cuttings}>
      {prints.map(({ handle, title, cloth }, index) => (
        <li key={handle}>
          <Link to={paths.print(handle)} className={styles.cutting}>
            <span className={styles.cloth}>
              <img
                src={cloth.small}
                alt=""
                width="400"
                height="400"
                loading={firstRow && index < FIRST ? 'eager' : 'lazy'}
                decoding="async"
              />
            </span>
            <Heading className={styles.name}>{title}</Heading>
          </Link>
        </li>
      ))}
    </ul>
  );
}

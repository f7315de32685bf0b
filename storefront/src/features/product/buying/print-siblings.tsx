import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { PrintSibling } from '../page/product-view-data.ts';
import styles from './print-siblings.module.css';

interface PrintSiblingsProps {
  siblings: readonly PrintSibling[];
  /** The handle of the product on the page. */
  current: string;
  print: string;
}

/** The same style in its other prints, as pictures that lead there. */
export function PrintSiblings({ siblings, current, print }: PrintSiblingsProps) {
  return (
    <nav aria-label="Prints" className={styles.prints}>
      <p className={styles.label}>
        Print <span>{print}</span>
      </p>
      <ul className={styles.list}>
        {siblings.map(({ handle, print: name, picture, soldOut }) => (
          <li key={handle}>
            <Link
              to={paths.product(handle)}
              className={classNames(styles.sibling, soldOut && styles.soldOut)}
              aria-current={handle === current ? 'page' : undefined}
              aria-label={soldOut ? `${name}, sold out` : name}
            >
              <img src={picture.small} alt="" width="56" height="70" loading="lazy" decoding="async" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

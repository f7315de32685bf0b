import { Link } from '../../../page-runtime/link.tsx';
import { isPlainClick } from '../../../page-runtime/link-click.ts';
import { paths } from '../../../paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { thumbOf } from '../../../ui/thumb.ts';
import type { PrintSibling } from '../page/print-siblings-data.ts';
import styles from './print-siblings.module.css';

interface PrintLinkProps {
  sibling: PrintSibling;
  /** It is the one on the page. */
  isHere: boolean;
  tabIndex?: -1 | undefined;
  onFollow?: () => void;
  /** Said below the picture; otherwise it is only read out. */
  named?: boolean;
}

/** The piece in another print, in place: what was chosen, the scroll and the focus stay. Without scripts it is a link. */
export function PrintLink({ sibling, isHere, tabIndex, onFollow, named }: PrintLinkProps) {
  const { handle, print, picture, soldOut } = sibling;
  return (
    <Link
      to={paths.product(handle)}
      keepPlace
      className={classNames(styles.sibling, soldOut && styles.soldOut)}
      aria-current={isHere ? 'page' : undefined}
      aria-label={soldOut ? `${print}, sold out` : print}
      tabIndex={tabIndex}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        if (isHere) event.preventDefault();
        onFollow?.();
      }}
    >
      <span className={styles.picture}>
        <img
          src={named ? picture.small : thumbOf(picture)}
          alt=""
          width="56"
          height="70"
          loading="lazy"
          decoding="async"
        />
      </span>
      {named && <span className={styles.name}>{print}</span>}
    </Link>
  );
}

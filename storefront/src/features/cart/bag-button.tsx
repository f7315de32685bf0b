import type { MouseEvent } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { isPlainClick } from '../../page-runtime/link-click.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { prepareBag } from './bag.ts';
import styles from './bag-button.module.css';
import { openBag, useCart } from './cart-state.ts';
import { pieces } from './pieces.ts';
import { shownPieces } from './shown-pieces.ts';

/**
 * The way to the bag, with its count once that is known. A plain link to the bag's page until scripts run, when it is
 * opened in a new tab, and on that page itself.
 */
export function BagButton({ pathname }: { pathname: string }) {
  const count = useCart(shownPieces);
  const open = useCart((state) => state.open);
  const onBagPage = pathname === paths.cart();

  const openDrawer = (event: MouseEvent): void => {
    // While the drawer is open nobody can press this: open without one, its script is not coming, and the page is the way.
    if (open || onBagPage || !isPlainClick(event)) return;
    event.preventDefault();
    openBag();
  };
  const label = count === undefined ? 'Bag' : count === 0 ? 'Bag, empty' : `Bag, ${pieces(count)}`;

  return (
    <Link
      to={paths.cart()}
      className={iconButtonClass()}
      aria-label={label}
      aria-haspopup={onBagPage ? undefined : 'dialog'}
      aria-expanded={onBagPage ? undefined : open}
      onClick={openDrawer}
      onPointerEnter={prepareBag}
      onFocus={prepareBag}
    >
      <Icon name="bag" />
      {count !== undefined && count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
    </Link>
  );
}

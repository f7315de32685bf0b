import type { MouseEvent } from 'react';
import { Link } from '../../../page-runtime/link.tsx';
import { isPlainClick } from '../../../page-runtime/link-click.ts';
import { paths } from '../../../paths.ts';
import { IconCount, iconButtonClass } from '../../../ui/buttons/icon-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { prepareCart } from '../cart-actions.ts';
import { openCartDrawer, useCart } from '../state/cart-store.ts';
import { itemCountLabel, shownItemCount } from '../state/shown-count.ts';

/**
 * The way to the cart, with its count once that is known. A plain link to the cart's page until scripts run, when it is
 * opened in a new tab, and on that page itself.
 */
export function CartButton({ pathname }: { pathname: string }) {
  const count = useCart(shownItemCount);
  const open = useCart((state) => state.open);
  const onCartPage = pathname === paths.cart();

  const openDrawer = (event: MouseEvent): void => {
    // While the drawer is open nobody can press this: open without one, its script is not coming, and the page is the way.
    if (open || onCartPage || !isPlainClick(event)) return;
    event.preventDefault();
    openCartDrawer();
  };
  const label = count === undefined ? 'Bag' : count === 0 ? 'Bag, empty' : `Bag, ${itemCountLabel(count)}`;

  return (
    <Link
      to={paths.cart()}
      className={iconButtonClass()}
      aria-label={label}
      aria-haspopup={onCartPage ? undefined : 'dialog'}
      aria-expanded={onCartPage ? undefined : open}
      onClick={openDrawer}
      onPointerEnter={prepareCart}
      onFocus={prepareCart}
    >
      <Icon name="bag" />
      <IconCount count={count} loud />
    </Link>
  );
}

import type { ReactNode } from 'react';
import { onDemand } from '../../../page-runtime/on-demand.tsx';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text.module.css';
import { LostPart } from '../../layout/lost-part.tsx';
import { useCart } from '../state/cart-store.ts';
import { itemCountLabel, shownItemCount } from '../state/shown-count.ts';
import styles from './cart-page-view.module.css';
import { CartSkeleton, PictureBase } from './cart-skeleton.tsx';

const CartContents = onDemand(
  () => import('./cart-contents.tsx').then((module) => module.CartContents),
  CartSkeleton,
  LostPart,
);

interface CartPageViewProps {
  pictureBase: string;
  /** What there is to say before it. */
  notice?: ReactNode;
  /** Something is on its way into it, and what is in it is shown when that is through. */
  isFilling?: boolean;
}

/** The cart as a page, from the drawer's own parts. Prerendered empty: what is in it loads here. */
export function CartPageView({ pictureBase, notice, isFilling = false }: CartPageViewProps) {
  const count = useCart(shownItemCount) ?? 0;
  return (
    <>
      <div className={styles.head}>
        <h1 className={text.h1}>Your bag</h1>
        <p className={classNames(text.soft, styles.count)}>{count > 0 && itemCountLabel(count)}</p>
      </div>
      {notice}
      <PictureBase value={pictureBase}>{!isFilling && <CartContents />}</PictureBase>
    </>
  );
}

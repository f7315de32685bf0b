import { onDemand } from '../../page-runtime/on-demand.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text.module.css';
import { LostPart } from '../layout/lost-part.tsx';
import styles from './bag-page-view.module.css';
import { useCart } from './cart-state.ts';
import { pieces } from './pieces.ts';
import { shownPieces } from './shown-pieces.ts';
import { WaitingBag } from './waiting-bag.tsx';

const BagContents = onDemand(
  () => import('./bag-contents.tsx').then((module) => module.BagContents),
  WaitingBag,
  LostPart,
);

/** The bag as a page, from the drawer's own parts. Prerendered without a single line: what is in it loads here. */
export function BagPageView() {
  const count = useCart(shownPieces) ?? 0;
  return (
    <>
      <div className={styles.head}>
        <h1 className={text.h1}>Your bag</h1>
        <p className={classNames(text.soft, styles.count)}>{count > 0 && pieces(count)}</p>
      </div>
      <BagContents />
    </>
  );
}

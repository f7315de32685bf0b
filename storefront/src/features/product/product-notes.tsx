import { Notice } from '../../ui/notice.tsx';
import { promoName } from '../cart/promo-name.ts';
import styles from './product-notes.module.css';
import type { ProductViewData } from './product-view-data.ts';

/** What a shopper must know before choosing: the product cannot come back, or it was made with somebody. */
export function ProductNotes({ product: { finalSale, promo } }: { product: ProductViewData }) {
  const partner = promoName(promo);
  if (!finalSale && !partner) return null;
  return (
    <div className={styles.notes}>
      {partner && (
        <Notice>
          <b>{partner} × Bluebird Bay.</b> Drawn together, sewn with the rest of the range.
        </Notice>
      )}
      {finalSale && (
        <Notice tone="warn">
          <b>Final sale.</b> The price is as low as it goes, and the piece stays yours: no returns.
        </Notice>
      )}
    </div>
  );
}

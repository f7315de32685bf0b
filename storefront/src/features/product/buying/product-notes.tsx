import { Notice } from '../../../ui/messages/notice.tsx';
import { thumbOf } from '../../../ui/thumb.ts';
import { partnerName } from '../../promo/partner.ts';
import type { ProductViewData } from '../page/product-view-data.ts';
import styles from './product-notes.module.css';

/** What a shopper must know before choosing: the product cannot come back, or it was made with somebody. */
export function ProductNotes({ product: { finalSale, promo } }: { product: ProductViewData }) {
  const partner = partnerName(promo);
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

/** How it fits, and who wears what on the picture. Nothing for products that are not worn. */
export function FitNote({ product: { fit, model, worn } }: { product: ProductViewData }) {
  const text = [fit, model].filter((part) => part !== undefined).join(' ');
  if (!text) return null;
  return (
    <div className={styles.note}>
      {worn && <img src={thumbOf(worn)} alt="" width="52" height="64" loading="lazy" decoding="async" />}
      <p>{text}</p>
    </div>
  );
}

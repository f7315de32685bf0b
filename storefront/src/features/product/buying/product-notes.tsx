import { GIFT_HANDLE, PROMO_VALUE } from '@bluebird-bay/contract/gifts.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { thumbOf } from '../../../ui/thumb.ts';
import { partnerName } from '../../promo/partner.ts';
import { PartnerNote } from '../../promo/partner-note.tsx';
import type { ProductViewData } from '../page/product-view-data.ts';
import styles from './product-notes.module.css';

/** What a shopper must know before choosing: the product cannot come back, or it was made with somebody. */
export function ProductNotes({ product: { handle, finalSale, promo } }: { product: ProductViewData }) {
  const partner = partnerName(handle === GIFT_HANDLE ? PROMO_VALUE : promo);
  if (!finalSale && !partner) return null;
  return (
    <div className={styles.notes}>
      {partner && <PartnerNote partner={partner} />}
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

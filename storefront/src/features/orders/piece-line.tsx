import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { pieces } from '../cart/pieces.ts';
import type { OrderedProduct } from './order-view.ts';
import { pieceDetails } from './order-words.ts';
import styles from './piece-line.module.css';

/** A piece of an order in a row: picture, name, print and size, SKU, how many for how much. */
export function PieceLine({ piece, large }: { piece: OrderedProduct; large?: boolean }) {
  const { handle, productImage, productName, quantity, price, was, sku } = piece;
  return (
    <li className={large ? styles.large : styles.line}>
      <span className={styles.picture}>
        {productImage && <img src={productImage.url} alt="" width={400} height={500} loading="lazy" decoding="async" />}
      </span>
      <div>
        <p className={styles.name}>{handle ? <Link to={paths.product(handle)}>{productName}</Link> : productName}</p>
        <p className={styles.meta}>{pieceDetails(piece)}</p>
        <p className={styles.meta}>
          {`${pieces(quantity)}, `}
          <span className={styles.price}>{price}</span>
          {was && (
            <>
              {' '}
              instead of <s>{was}</s>
            </>
          )}
        </p>
        {sku && <p className={styles.sku}>SKU {sku}</p>}
      </div>
    </li>
  );
}

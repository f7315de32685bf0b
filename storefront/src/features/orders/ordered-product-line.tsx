import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { itemCountLabel } from '../cart/state/shown-count.ts';
import { productDetails } from './order-text.ts';
import type { OrderedProduct } from './order-view.ts';
import styles from './ordered-product-line.module.css';

/** An item of an order in a row: picture, name, print and size, SKU, how many for how much. */
export function OrderedProductLine({ product, large }: { product: OrderedProduct; large?: boolean }) {
  const { handle, productImage, productName, quantity, price, was, sku } = product;
  return (
    <li className={large ? styles.large : styles.line}>
      <span className={styles.picture}>
        {productImage && <img src={productImage.url} alt="" width={400} height={500} loading="lazy" decoding="async" />}
      </span>
      <div>
        <p className={styles.name}>{handle ? <Link to={paths.product(handle)}>{productName}</Link> : productName}</p>
        <p className={styles.meta}>{productDetails(product)}</p>
        <p className={styles.meta}>
          {`${itemCountLabel(quantity)}, `}
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

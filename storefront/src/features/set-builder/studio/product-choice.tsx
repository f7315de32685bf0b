import { pictureUrl } from '../../../storefront-api/picture-url.ts';
import { MoneyText } from '../../../ui/money/price-text.tsx';
import styles from './product-choice.module.css';
import type { StudioProduct } from './studio-data.ts';

interface ProductChoiceProps {
  legend: string;
  name: string;
  pictureBase: string;
  products: readonly StudioProduct[];
  chosen: StudioProduct;
  onChoose: (product: StudioProduct) => void;
}

/** One half of the set among those that are cut from the print. */
export function ProductChoice({ legend, name, pictureBase, products, chosen, onChoose }: ProductChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.products}>
        {products.map((product) => (
          <label key={product.handle} className={styles.product}>
            <input type="radio" name={name} checked={product === chosen} onChange={() => onChoose(product)} />
            <img
              src={pictureUrl(pictureBase, `c/${product.image}`, 200)}
              alt=""
              width="200"
              height="200"
              loading="lazy"
              fetchPriority="low"
              decoding="async"
            />
            <b>{product.title}</b>
            {product.soldOut ? <span>Sold out</span> : <MoneyText of={product.price} />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { PriceText } from '../../../ui/money/price-text.tsx';
import text from '../../../ui/text.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { ProductCardData } from '../../product/card/product-card-data.ts';
import { addToCart } from '../cart-actions.ts';
import { closeCartDrawer } from '../state/cart-store.ts';
import styles from './suggestion.module.css';

/** A product that could go in: straight away where there is one size, by way of its page where there are several. */
export function Suggestion({ card, why }: { card: ProductCardData; why?: string }) {
  const { handle, title, print, price, was, priceVaries, flat, sizes } = card;
  const [only, ...others] = sizes;
  const single = others.length === 0 ? only : undefined;
  const product = paths.product(handle);
  const name = print ? `${title}, ${print}` : title;

  const add = (variantId: string, label: string): void =>
    void addToCart(
      { merchandiseId: variantId, quantity: 1 },
      { title, handle, print, variantTitle: label, picture: { url: flat.small, alt: flat.alt } },
    );

  return (
    <li className={styles.product}>
      <Link to={product} className={styles.picture} onClick={closeCartDrawer} tabIndex={-1} aria-hidden="true">
        <img src={flat.small} alt="" width="84" height="105" loading="lazy" decoding="async" />
      </Link>
      <div>
        <p className={text.h4}>
          <Link to={product} className={styles.title} onClick={closeCartDrawer}>
            {title}
          </Link>
        </p>
        <p className={classNames(text.soft, text.meta)}>{[print, why].filter(Boolean).join(', ')}</p>
        <div className={styles.end}>
          <PriceText price={price} was={was} from={priceVaries} />
          {single ? (
            <Button variant="outline" size="small" onClick={() => add(single.variantId, single.label)}>
              Add<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          ) : (
            <Link to={product} className={buttonClass({ variant: 'outline', size: 'small' })} onClick={closeCartDrawer}>
              Pick a size<VisuallyHidden> of {name}</VisuallyHidden>
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}

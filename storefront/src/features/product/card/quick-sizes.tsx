import { classNames } from '../../../ui/class-names.ts';
import options from '../../../ui/inputs/option-tile.module.css';
import { useCart } from '../../cart/state/cart-store.ts';
import type { CardSize } from './product-card-data.ts';
import styles from './quick-sizes.module.css';

/** As many as `ProductCard` asks for: there may be more. */
const MOST = 30;
/** In three columns there is no room for more letters. */
const isLong = ({ label }: CardSize): boolean => label.length > 8;

interface QuickSizesProps {
  sizes: readonly CardSize[];
  onChoose: (size: CardSize) => void;
}

/** Sizes that go into the cart at one press, and why the last one did not. */
export function QuickSizes({ sizes, onChoose }: QuickSizesProps) {
  const reason = useCart((state) => sizes.map((size) => state.reasons[size.variantId]).find(Boolean));
  return (
    <>
      <div className={classNames(styles.sizes, sizes.some(isLong) && styles.long)}>
        {sizes.map((size) => (
          <button
            key={size.variantId}
            type="button"
            data-size=""
            className={classNames(options.option, options.small, !size.available && options.out)}
            aria-disabled={!size.available || undefined}
            aria-label={size.available ? undefined : `${size.label}, sold out`}
            onClick={() => size.available && onChoose(size)}
          >
            {size.label}
            {size.left && <small>{size.left} left</small>}
          </button>
        ))}
      </div>
      {sizes.length >= MOST && <p className={styles.more}>There may be more to choose from on its page.</p>}
      <p className={styles.reason} role="status">
        {reason}
      </p>
    </>
  );
}

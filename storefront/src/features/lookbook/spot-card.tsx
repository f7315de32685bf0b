import { later } from '../../page-runtime/later.tsx';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PriceText } from '../../ui/money/price-text.tsx';
import { Picture } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import { addSize } from '../product/card/quick-buy.tsx';
import { QuickSizes } from '../product/card/quick-sizes.tsx';
import { placed } from './look-style.ts';
import type { LookSpot } from './lookbook-data.ts';
import styles from './spot-card.module.css';

const TryOnLink = later(() => import('../game/shop/try-on-link.tsx').then((module) => module.TryOnLink));

interface SpotCardProps {
  id: string;
  spot: LookSpot;
  /** Closed by hand: the focus goes back to the dot. */
  onClose: () => void;
  /** The product is in the cart. */
  onDone: () => void;
}

/** A spot this far down opens its card upwards. */
const LOW = 62;

/** What a dot stands for: the product, its price, and its sizes, which go into the cart at one press. */
export function SpotCard({ id, spot, onClose, onDone }: SpotCardProps) {
  const { product } = spot;
  const pick = async (size: (typeof product.sizes)[number]) => {
    if (await addSize(product, size)) onDone();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend the title already is
    <div
      id={id}
      role="group"
      aria-label={`Buy ${product.title}`}
      className={classNames(styles.card, spot.y > LOW && styles.up)}
      style={placed(spot)}
    >
      <Picture source={{ ...product.flat, alt: '' }} sizes="76px" priority="first" className={styles.picture} />
      <div>
        <p className={text.h4}>
          <Link to={paths.product(product.handle)}>{product.title}</Link>
        </p>
        {product.print && <p className={classNames(text.soft, text.meta)}>{product.print}</p>}
        <PriceText price={product.price} was={product.was} from={product.priceVaries} />
      </div>
      <IconButton icon="close" iconSize="small" label="Close" className={styles.close} onClick={onClose} />
      <div className={styles.sizes}>
        {product.soldOut ? (
          <p className={text.meta}>Sold out in every size. It went with the tide.</p>
        ) : (
          <QuickSizes sizes={product.sizes} onChoose={pick} />
        )}
        <TryOnLink handle={product.handle} title={product.title} print={product.print} picture={product.flat.small} />
      </div>
    </div>
  );
}

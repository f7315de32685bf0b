import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import options from '../../ui/inputs/option-tile.module.css';
import { PriceText } from '../../ui/money/price-text.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import { addTogether } from '../cart/cart-actions.ts';
import { useCart } from '../cart/state/cart-store.ts';
import { TryOnLink } from '../game/shop/try-on-link.tsx';
import type { CardSize, ProductCardData } from '../product/card/product-card-data.ts';
import styles from './whole-look-dialog.module.css';

/** The sizes that were picked, in the order of the look; a size that is sold out is nobody's pick. */
function sizesToAdd(
  look: readonly ProductCardData[],
  chosen: Readonly<Record<string, string | undefined>>,
): CardSize[] {
  return look
    .map(({ handle, sizes }) => sizes.find(({ variantId, available }) => available && variantId === chosen[handle]))
    .filter((size) => size !== undefined);
}

interface WholeLookDialogProps {
  /** The lookbook's name. */
  title: string;
  look: readonly ProductCardData[];
  open: boolean;
  onClose: () => void;
}

/** Every product of a look with its sizes; what has a size goes into the cart in one go. */
export function WholeLookDialog({ title, look, open, onClose }: WholeLookDialogProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string | undefined>>>({});
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const reason = useCart((state) => state.reasons.cart);
  const chosenSizes = sizesToAdd(look, chosen);

  const add = async () => {
    if (busy) return;
    setTried(true);
    if (chosenSizes.length === 0) return;
    setBusy(true);
    const added = await addTogether(chosenSizes.map(({ variantId }) => ({ merchandiseId: variantId, quantity: 1 })));
    setBusy(false);
    if (added) onClose();
  };

  return (
    <Dialog
      title={`${title}, piece by piece`}
      open={open}
      onClose={onClose}
      size="small"
      foot={
        <>
          <p className={styles.status} role="status">
            {tried && !busy && (chosenSizes.length === 0 ? 'Pick a size of at least one piece first.' : reason)}
          </p>
          <Button block busy={busy} onClick={add}>
            {addLabel(chosenSizes.length)}
          </Button>
        </>
      }
    >
      <ul className={styles.products}>
        {look.map((product) => (
          <li key={product.handle} className={styles.product}>
            <Picture source={{ ...product.flat, alt: '' }} sizes="84px" priority="first" className={styles.picture} />
            <div>
              <p className={text.h4}>{product.title}</p>
              {product.print && <p className={classNames(text.soft, text.meta)}>{product.print}</p>}
              <PriceText price={product.price} was={product.was} from={product.priceVaries} />
              <Sizes
                product={product}
                chosen={chosen[product.handle]}
                onChoose={(variantId) => setChosen((known) => ({ ...known, [product.handle]: variantId }))}
              />
              <TryOnLink
                handle={product.handle}
                title={product.title}
                print={product.print}
                picture={product.flat.small}
              />
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const addLabel = (count: number): string =>
  count === 1 ? 'Add 1 piece to bag' : `Add ${count || 'the'} pieces to bag`;

interface SizesProps {
  product: ProductCardData;
  chosen: string | undefined;
  /** `undefined` leaves the product out. */
  onChoose: (variantId: string | undefined) => void;
}

/** Pressed again, a size is let go: the product stays out. */
function Sizes({ product, chosen, onChoose }: SizesProps) {
  if (product.soldOut) return <p className={classNames(text.soft, text.meta, styles.out)}>Sold out in every size.</p>;
  // What is to be read on a size is part of its name, to the letter.
  const name = ({ label, left, available }: CardSize) =>
    `${product.title} in ${label}${left ? ` ${left} left` : ''}${available ? '' : ', sold out'}`;
  return (
    <div className={styles.sizes}>
      {product.sizes.map((size) => (
        <button
          key={size.variantId}
          type="button"
          className={classNames(options.option, options.small, !size.available && options.out)}
          aria-pressed={size.variantId === chosen}
          aria-disabled={!size.available || undefined}
          aria-label={name(size)}
          onClick={() => size.available && onChoose(size.variantId === chosen ? undefined : size.variantId)}
        >
          {size.label} {size.left && <small>{size.left} left</small>}
        </button>
      ))}
    </div>
  );
}

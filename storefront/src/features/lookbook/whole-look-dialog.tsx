import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import options from '../../ui/option-tile.module.css';
import { Picture } from '../../ui/picture.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import text from '../../ui/text.module.css';
import { act } from '../cart/bag.ts';
import { useCart } from '../cart/cart-state.ts';
import type { CardSize, ProductCardData } from '../product/product-card-data.ts';
import { wantedSizes } from './wanted-sizes.ts';
import styles from './whole-look-dialog.module.css';

interface WholeLookDialogProps {
  /** The lookbook's name. */
  title: string;
  look: readonly ProductCardData[];
  open: boolean;
  onClose: () => void;
}

/** Every piece of a look with its sizes; what has a size goes into the bag in one go. */
export function WholeLookDialog({ title, look, open, onClose }: WholeLookDialogProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string | undefined>>>({});
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const reason = useCart((state) => state.reasons.bag);
  const wanted = wantedSizes(look, chosen);

  const add = async () => {
    setTried(true);
    if (wanted.length === 0) return;
    setBusy(true);
    const added = await act('bag', async (session) => {
      await session.ensure();
      return session.addMany(wanted.map(({ variantId }) => ({ merchandiseId: variantId, quantity: 1 })));
    });
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
          <p className={styles.say} role="status">
            {tried && !busy && (wanted.length === 0 ? 'Pick a size of at least one piece first.' : reason)}
          </p>
          <Button block busy={busy} onClick={add}>
            {addWords(wanted.length)}
          </Button>
        </>
      }
    >
      <ul className={styles.pieces}>
        {look.map((piece) => (
          <li key={piece.handle} className={styles.piece}>
            <Picture source={{ ...piece.flat, alt: '' }} sizes="84px" priority="first" className={styles.picture} />
            <div>
              <p className={text.h4}>{piece.title}</p>
              {piece.print && <p className={classNames(text.soft, text.meta)}>{piece.print}</p>}
              <PriceText price={piece.price} was={piece.was} from={piece.priceVaries} />
              <Sizes
                piece={piece}
                chosen={chosen[piece.handle]}
                onChoose={(variantId) => setChosen((known) => ({ ...known, [piece.handle]: variantId }))}
              />
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const addWords = (count: number): string =>
  count === 1 ? 'Add 1 piece to bag' : `Add ${count || 'the'} pieces to bag`;

interface SizesProps {
  piece: ProductCardData;
  chosen: string | undefined;
  /** `undefined` leaves the piece out. */
  onChoose: (variantId: string | undefined) => void;
}

/** Pressed again, a size is let go: the piece stays out. */
function Sizes({ piece, chosen, onChoose }: SizesProps) {
  if (piece.soldOut) return <p className={classNames(text.soft, text.meta, styles.out)}>Sold out in every size.</p>;
  const name = ({ label, available }: CardSize) => `${piece.title} in ${label}${available ? '' : ', sold out'}`;
  return (
    <div className={styles.sizes}>
      {piece.sizes.map((size) => (
        <button
          key={size.variantId}
          type="button"
          className={classNames(options.option, options.small, !size.available && options.out)}
          aria-pressed={size.variantId === chosen}
          aria-disabled={!size.available || undefined}
          aria-label={name(size)}
          onClick={() => size.available && onChoose(size.variantId === chosen ? undefined : size.variantId)}
        >
          {size.label}
          {size.left && <small>{size.left} left</small>}
        </button>
      ))}
    </div>
  );
}

import { type ReactNode, useId, useState } from 'react';
import { later } from '../../../page-runtime/later.tsx';
import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import options from '../../../ui/inputs/option-tile.module.css';
import { Badge } from '../../../ui/messages/badge.tsx';
import { PriceText } from '../../../ui/money/price-text.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useCart } from '../../cart/state/cart-store.ts';
import { BADGE_TONES } from '../../product/card/badge-tones.ts';
import type { CardSize, ProductCardData } from '../../product/card/product-card-data.ts';
import { SoldOutAction } from './unavailable-product.tsx';
import styles from './wishlist-item.module.css';

interface SizePickProps {
  sizes: readonly CardSize[];
  /** Whose sizes, for screen readers. */
  of: string;
  chosen: CardSize | undefined;
  onChoose: (size: CardSize) => void;
}

/** The sizes of one product among many, small; what is sold out is struck through. */
function SizePick({ sizes, of, chosen, onChoose }: SizePickProps) {
  const name = useId();
  return (
    <fieldset className={styles.sizes} aria-label={`Size of ${of}`}>
      {sizes.map((size) => (
        <label
          key={size.variantId}
          className={classNames(options.option, options.small, styles.size, !size.available && options.out)}
        >
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={size.variantId === chosen?.variantId}
            disabled={!size.available}
            aria-label={size.available ? size.label : `${size.label}, sold out`}
            onChange={() => onChoose(size)}
          />
          {size.label}
        </label>
      ))}
    </fieldset>
  );
}

const TryOnLink = later(() => import('../../game/shop/try-on-link.tsx').then((module) => module.TryOnLink));

interface WishlistItemProps {
  card: ProductCardData;
  /** The size that would go into the cart; none while the shopper has several to choose from. */
  size: CardSize | undefined;
  onSize: (size: CardSize) => void;
  /** Puts it into the cart; settles when that is done. */
  onMove: (size: CardSize) => Promise<unknown>;
  /** Why it stayed, when all were moved together. */
  note?: string | undefined;
  /** What the button does: "Move" or "Add". */
  verb: 'Move' | 'Add';
  /** On the corner of the picture: what takes it off the list, or puts it on one's own. */
  corner: ReactNode;
}

const PICTURE_SIZES = '(min-width: 1440px) 318px, (min-width: 1100px) 23vw, (min-width: 720px) 31vw, 47vw';

/** A product of a wishlist as the shop has it today: its price, its sizes, and the way into the cart. */
export function WishlistItem({ card, size, onSize, onMove, note, verb, corner }: WishlistItemProps) {
  const [busy, setBusy] = useState(false);
  const [requested, setRequested] = useState(false);
  const reason = useCart((state) => card.sizes.map(({ variantId }) => state.reasons[variantId]).find(Boolean));
  const name = card.print ? `${card.title} in ${card.print}` : card.title;

  const move = async (): Promise<void> => {
    if (!size) return setRequested(true);
    setBusy(true);
    await onMove(size);
    setBusy(false);
  };
  const label = size && card.sizes.length > 1 ? `${verb} size ${size.label} to bag` : `${verb} to bag`;

  return (
    <li className={styles.product}>
      <div className={card.soldOut && !card.points ? styles.soldOut : undefined}>
        <Picture source={{ ...card.flat, alt: '' }} sizes={PICTURE_SIZES} className={styles.picture} />
      </div>
      <div className={styles.badges}>
        {card.badges.slice(0, 1).map(({ kind, label: text }) => (
          <Badge key={kind} tone={BADGE_TONES[kind]}>
            {text}
          </Badge>
        ))}
      </div>
      {corner}
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link to={paths.product(card.handle)}>{card.title}</Link>
        </h2>
        <PriceText
          price={card.price}
          was={card.was}
          points={card.points}
          from={card.priceVaries}
          className={styles.price}
        />
        <p className={styles.print}>{card.print}</p>
      </div>
      <div className={styles.actions}>
        {card.soldOut ? (
          <SoldOutAction card={card} name={name} />
        ) : (
          <>
            {card.sizes.length > 1 && (
              <SizePick
                sizes={card.sizes}
                of={name}
                chosen={size}
                onChoose={(picked) => {
                  setRequested(false);
                  onSize(picked);
                }}
              />
            )}
            <Button size="small" block busy={busy} onClick={() => void move()}>
              {label}
            </Button>
          </>
        )}
        {/* It comes late, and not to every card: its line is kept, so that the buttons of a row stand level and stay. */}
        <div className={styles.tryOn}>
          <TryOnLink handle={card.handle} title={card.title} print={card.print} picture={card.flat.small} />
        </div>
        <p className={styles.reason} role="status">
          {requested && !size ? 'Pick a size first.' : (reason ?? note)}
        </p>
      </div>
    </li>
  );
}

import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import link from '../../../ui/buttons/link-button.module.css';
import { classNames } from '../../../ui/class-names.ts';
import options from '../../../ui/inputs/option-tile.module.css';
import { PriceText } from '../../../ui/money/price-text.tsx';
import text from '../../../ui/text.module.css';
import type { CardSize, ProductCardData } from '../../product/card/product-card-data.ts';
import { type BoughtSlot, putOn } from '../state/game-state.ts';
import { play, useReplaced } from '../state/game-store.ts';
import styles from './shop-doll.module.css';

interface OutfitItemProps {
  slot: BoughtSlot;
  /** The print's name. */
  name: string;
  product: ProductCardData | 'gone';
  chosen: CardSize | undefined;
  /** The same piece in another print, for one that is not to be had. */
  instead: { name: string; wear: () => void } | undefined;
  /** What became of it when it was added. */
  note: string | undefined;
  /** Undefined lets the size go: the piece stays out. */
  onChoose: (variantId: string | undefined) => void;
}

function stockLine({ print, soldOut }: ProductCardData, chosen: CardSize | undefined): string {
  const stock = soldOut ? 'Sold out in every size.' : chosen?.left ? `${chosen.left} left in ${chosen.label}` : '';
  return [print, stock].filter(Boolean).join('. ');
}

function Instead({ of }: { of: OutfitItemProps['instead'] }) {
  if (!of) return null;
  return (
    <button type="button" className={link.link} onClick={of.wear}>
      Dress her in {of.name} instead
    </button>
  );
}

/** What a look link had here that is not to be had any more. */
function InPlaceOf({ slot }: { slot: BoughtSlot }) {
  const replaced = useReplaced(slot);
  if (!replaced) return null;
  const { from, hasLeft } = replaced;
  return (
    <p className={styles.inPlace}>
      {hasLeft ? `${from.name} has left the shop` : `${from.name} is sold out`}, so she wears the nearest print.{' '}
      <button type="button" className={link.link} onClick={() => play((game) => putOn(game, slot, from))}>
        Back to {from.name}
      </button>
    </p>
  );
}

/** A worn piece as it is sold: name, price, stock and sizes. */
export function OutfitItem({ slot, name, product, chosen, instead, note, onChoose }: OutfitItemProps) {
  if (product === 'gone') {
    return (
      <li className={styles.own}>
        The piece in {name} has left the shop. It is only here to look at now. <Instead of={instead} />
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <img src={product.flat.small} alt="" width={88} height={110} loading="lazy" className={styles.picture} />
      <div>
        <div className={styles.line}>
          <Link to={paths.product(product.handle)} className={styles.title}>
            {product.title}
          </Link>
          <PriceText price={product.price} was={product.was} from={product.priceVaries} />
        </div>
        <p className={classNames(text.soft, styles.stock)}>
          {stockLine(product, chosen)} {product.soldOut && <Instead of={instead} />}
        </p>
        <InPlaceOf slot={slot} />
      </div>
      {product.sizes.length > 1 && (
        <fieldset className={styles.sizes}>
          <legend className={styles.legend}>Size of the {product.title}</legend>
          {product.sizes.map((size) => (
            <label
              key={size.variantId}
              className={classNames(options.option, options.small, !size.available && options.out)}
            >
              <input
                type="radio"
                name={`size-${slot}`}
                checked={size.variantId === chosen?.variantId}
                disabled={!size.available}
                aria-label={`${size.label}${size.available ? '' : ', sold out'}`}
                onChange={() => onChoose(size.variantId)}
              />
              {size.label}
            </label>
          ))}
        </fieldset>
      )}
      {note && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
    </li>
  );
}

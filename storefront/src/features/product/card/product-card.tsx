import { type PointerEvent, useState } from 'react';
import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Badge } from '../../../ui/messages/badge.tsx';
import { PriceText } from '../../../ui/money/price-text.tsx';
import { Picture, type PictureSource } from '../../../ui/picture.tsx';
import { WishlistToggle } from '../../wishlist/wishlist-toggle.tsx';
import { BADGE_TONES } from './badge-tones.ts';
import { PrintDots } from './print-dots.tsx';
import styles from './product-card.module.css';
import type { CardSize, ProductCardData } from './product-card-data.ts';
import { QuickBuy } from './quick-buy.tsx';

interface ProductCardProps {
  card: ProductCardData;
  /** How wide the picture stands in the layout, as in the `sizes` attribute. */
  sizes: string;
  /** Leads with somebody wearing it, where there is such a picture. */
  worn?: boolean;
  /** In the first view: its picture loads at once. */
  first?: boolean;
  /** Level of the card's heading in the page. */
  heading?: 'h2' | 'h3';
  /** Address of the card within its page. */
  id?: string;
}

/** A list item; the whole card is one plain link to the product, its plus aside. */
export function ProductCard({ card, sizes, worn, first, heading: Heading = 'h3', id }: ProductCardProps) {
  const [looking, setLooking] = useState(false);
  const [lead, other] = worn && card.worn ? [card.worn, card.flat] : [card.flat, card.worn];
  const lookByMouse = (event: PointerEvent) => event.pointerType === 'mouse' && setLooking(true);

  return (
    <li
      id={id}
      data-id={card.handle}
      className={classNames(styles.card, card.soldOut && !card.points && styles.soldOut)}
      // A pointer may have come before the card was alive: it is enough that it moves.
      onPointerMove={lookByMouse}
      onFocus={({ target }) => target.matches(':focus-visible') && setLooking(true)}
    >
      <div className={styles.media}>
        <Picture source={lead} sizes={sizes} priority={first ? 'hero' : undefined} className={styles.picture} />
        {looking && other && <SecondPicture source={other} sizes={sizes} />}
        {looking && !card.soldOut && <SizesGlance sizes={card.sizes} />}
        {card.badges.length > 0 && (
          <div className={styles.badges}>
            {card.badges.map(({ kind, label }) => (
              <Badge key={kind} tone={BADGE_TONES[kind]}>
                {label}
              </Badge>
            ))}
          </div>
        )}
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>
          <Link to={paths.product(card.handle)}>{card.title}</Link>
        </Heading>
        <PriceText
          price={card.price}
          was={card.was}
          points={card.points}
          from={card.priceVaries}
          className={styles.price}
          wasClassName={styles.was}
        />
        {card.print && <p className={styles.print}>{card.print}</p>}
        {card.printCount > 1 && <PrintDots swatches={card.swatches} count={card.printCount} className={styles.dots} />}
        {card.note && <p className={styles.note}>{card.note}</p>}
      </div>
      <WishlistToggle
        handle={card.handle}
        sizes={card.sizes}
        name={card.print ? `${card.title}, ${card.print}` : card.title}
        place="card"
      />
      {!card.soldOut && <QuickBuy card={card} />}
    </li>
  );
}

/** What is there, without opening anything; who hears the page is told by the quick buy. */
function SizesGlance({ sizes }: { sizes: readonly CardSize[] }) {
  const glance = sizesGlance(sizes);
  if (!glance) return null;
  return (
    <p className={styles.glance} aria-hidden="true">
      {glance.map((size) => (
        <span key={size}>{size}</span>
      ))}
    </p>
  );
}

/** Fetched at the first look only, so a page of cards costs one picture each; fades in once it is there. */
function SecondPicture({ source, sizes }: { source: PictureSource; sizes: string }) {
  const [ready, setReady] = useState(false);
  return (
    <Picture
      source={{ ...source, alt: '' }}
      sizes={sizes}
      priority="first"
      className={classNames(styles.picture, styles.second, ready && styles.ready)}
      onLoad={() => setReady(true)}
    />
  );
}

const AS_THEY_ARE = ['XXS', 'XS', 'S', 'M', 'L', 'XL'];

/**
 * The sizes to be had, for a glance at the card: "S M L XL +", the plus for whatever is larger. Undefined for products
 * of one size and for what comes in something else, such as gift cards; sold-out sizes are left out.
 */
export function sizesGlance(sizes: readonly CardSize[]): readonly string[] | undefined {
  const isSized = sizes.some(({ label }) => AS_THEY_ARE.includes(label));
  if (!isSized || sizes.length < 2) return undefined;
  const available = sizes.filter((size) => size.available).map(({ label }) => label);
  const usual = available.filter((label) => AS_THEY_ARE.includes(label));
  return usual.length < available.length ? [...usual, '+'] : usual;
}

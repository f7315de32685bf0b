import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './heart.module.css';
import { MOST_WISHES } from './wishlist-entry.ts';
import { toggleWish, useWishlist } from './wishlist-store.ts';

interface HeartProps {
  /** The product's handle. */
  handle: string;
  /** The product's sizes in their own order; without one there is nothing to save. */
  sizes: ReadonlyArray<{ variantId: string }>;
  /** The piece in words: "Kaila Triangle Top, Passionfruit". */
  name: string;
  /** The size already picked, if there is one. */
  chosen?: string | undefined;
  /** On the corner of a card, or outlined beside the buttons of a product page. */
  place: 'card' | 'line';
}

/** Saves a piece to the visitor's wishlist and takes it off again, at once and without anybody being asked. */
export function Heart({ handle, sizes, name, chosen, place }: HeartProps) {
  const saved = useWishlist(({ entries }) => entries.some((entry) => entry.handle === handle));
  if (sizes.length === 0) return null;
  const toggle = (): void => {
    const variants = sizes.map(({ variantId }) => ({ id: variantId }));
    if (!toggleWish({ handle, variants, ...(chosen && { chosen }) }))
      toast('warning', `A wishlist holds ${MOST_WISHES} pieces, and yours is full.`);
  };
  return (
    <IconButton
      icon="heart"
      label={`Save ${name}`}
      aria-pressed={saved}
      variant={place === 'line' ? 'line' : undefined}
      className={classNames(styles.heart, styles[place])}
      onClick={toggle}
    />
  );
}

import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { sayFull } from './full-wishlist.ts';
import { toggleWishlist, useWishlist } from './wishlist-store.ts';
import styles from './wishlist-toggle.module.css';

interface WishlistToggleProps {
  /** The product's handle. */
  handle: string;
  /** The product's sizes in their own order; without one there is nothing to save. */
  sizes: ReadonlyArray<{ variantId: string }>;
  /** The product in words: "Kaila Triangle Top, Passionfruit". */
  name: string;
  /** The size already picked, if there is one. */
  chosen?: string | undefined;
  /** On the corner of a card, or outlined beside the buttons of a product page. */
  place: 'card' | 'line';
}

/** Saves a product to the visitor's wishlist and takes it off again, at once and without anybody being asked. */
export function WishlistToggle({ handle, sizes, name, chosen, place }: WishlistToggleProps) {
  const saved = useWishlist(({ entries }) => entries.some((entry) => entry.handle === handle));
  if (sizes.length === 0) return null;
  const toggle = (): void => {
    const variants = sizes.map(({ variantId }) => ({ id: variantId }));
    if (!toggleWishlist({ handle, variants, ...(chosen && { chosen }) })) sayFull();
  };
  return (
    <IconButton
      icon="heart"
      label={`Save ${name}`}
      aria-pressed={saved}
      variant={place === 'line' ? 'line' : undefined}
      className={classNames(styles.toggle, styles[place])}
      onClick={toggle}
    />
  );
}

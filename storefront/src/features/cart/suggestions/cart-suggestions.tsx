import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text.module.css';
import type { Cart } from '../state/cart.ts';
import { giftMark } from '../state/cart-gifts.ts';
import { cartLines } from '../state/cart-lines.ts';
import styles from './cart-suggestions.module.css';
import { Suggestion } from './suggestion.tsx';
import { goesWith, latestWishlistEntries, useSuggestions } from './use-suggestions.ts';

const SHOWN = 2;

interface CartSuggestionsProps {
  cart: Cart;
  /** False while nobody sees them: then nobody is asked. */
  shown?: boolean;
  heading?: 'h2' | 'h3';
  className?: string | undefined;
}

/** What goes with the product that went in last, below the lines; what is in the cart already is left out. */
export function CartSuggestions({ cart, shown = true, heading: Heading = 'h3', className }: CartSuggestionsProps) {
  const own = cartLines(cart).filter((line) => giftMark(line) === undefined);
  const latest = own[0]?.merchandise.product.handle;
  const found = useSuggestions(shown ? latest : undefined, (signal) => goesWith(latest ?? '', signal));
  const held = new Set(cartLines(cart).map((line) => line.merchandise.product.handle));
  const products = found.filter(({ handle }) => !held.has(handle)).slice(0, SHOWN);
  if (products.length === 0) return null;
  return (
    <section className={classNames(styles.suggestions, className)}>
      <Heading className={text.h4}>Goes with your bag</Heading>
      <ul className={styles.list}>
        {products.map((card) => (
          <Suggestion key={card.handle} card={card} />
        ))}
      </ul>
    </section>
  );
}

/** In an empty cart: what is on the wishlist. */
export function WishlistProducts() {
  const products = useSuggestions('wishlist', (signal) => latestWishlistEntries(SHOWN, signal));
  if (products.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="From your wishlist">
      {products.map((card) => (
        <Suggestion key={card.handle} card={card} why="from your wishlist" />
      ))}
    </ul>
  );
}

import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text.module.css';
import styles from './bag-suggestions.module.css';
import type { Cart } from './cart.ts';
import { cartLines } from './cart-lines.ts';
import { goesWith, latestWishes } from './find-suggestions.ts';
import { giftMark } from './promo-bag.ts';
import { Suggestion } from './suggestion.tsx';
import { useSuggestions } from './use-suggestions.ts';

const SHOWN = 2;

interface BagSuggestionsProps {
  cart: Cart;
  /** False while nobody sees them: then nobody is asked. */
  shown?: boolean;
  heading?: 'h2' | 'h3';
  className?: string | undefined;
}

/** What goes with the piece that went in last, below the lines; what is in the bag already is left out. */
export function BagSuggestions({ cart, shown = true, heading: Heading = 'h3', className }: BagSuggestionsProps) {
  const own = cartLines(cart).filter((line) => giftMark(line) === undefined);
  const latest = own[0]?.merchandise.product.handle;
  const found = useSuggestions(shown ? latest : undefined, (signal) => goesWith(latest ?? '', signal));
  const held = new Set(cartLines(cart).map((line) => line.merchandise.product.handle));
  const pieces = found.filter(({ handle }) => !held.has(handle)).slice(0, SHOWN);
  if (pieces.length === 0) return null;
  return (
    <section className={classNames(styles.suggestions, className)}>
      <Heading className={text.h4}>Goes with your bag</Heading>
      <ul className={styles.list}>
        {pieces.map((piece) => (
          <Suggestion key={piece.handle} piece={piece} />
        ))}
      </ul>
    </section>
  );
}

/** In an empty bag: what the shopper has wished for. */
export function WishedPieces() {
  const pieces = useSuggestions('wishes', (signal) => latestWishes(SHOWN, signal));
  if (pieces.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="From your wishlist">
      {pieces.map((piece) => (
        <Suggestion key={piece.handle} piece={piece} why="from your wishlist" />
      ))}
    </ul>
  );
}

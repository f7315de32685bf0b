import { useEffect, useState } from 'react';
import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { browserClient } from '../../../storefront-api/browser-client.ts';
import { GoesWith } from '../../../storefront-api/generated/operations.ts';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { PriceText } from '../../../ui/money/price-text.tsx';
import text from '../../../ui/text.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { currentCountry } from '../../country/current-country.ts';
import { type ProductCardData, productCardData } from '../../product/card/product-card-data.ts';
import { findByEntries } from '../../wishlist/find-products.ts';
import { readWishlist } from '../../wishlist/wishlist-store.ts';
import { addToCart } from '../cart-actions.ts';
import type { Cart } from '../state/cart.ts';
import { giftMark } from '../state/cart-gifts.ts';
import { cartLines } from '../state/cart-lines.ts';
import { closeCartDrawer, useCart } from '../state/cart-store.ts';
import styles from './cart-suggestions.module.css';

/** A product that could go in: straight away where there is one size, by way of its page where there are several. */
function Suggestion({ card, why }: { card: ProductCardData; why?: string }) {
  const { handle, title, print, price, was, priceVaries, flat, sizes } = card;
  const [only, ...others] = sizes;
  const single = others.length === 0 ? only : undefined;
  const reason = useCart(({ reasons }) => single && reasons[single.variantId]);
  const product = paths.product(handle);
  const name = print ? `${title}, ${print}` : title;

  const add = (variantId: string, label: string): void =>
    void addToCart(
      { merchandiseId: variantId, quantity: 1 },
      { title, handle, print, variantTitle: label, picture: { url: flat.small, alt: flat.alt } },
    );

  return (
    <li className={styles.product}>
      <Link to={product} className={styles.picture} onClick={closeCartDrawer} tabIndex={-1} aria-hidden="true">
        <img src={flat.small} alt="" width="84" height="105" loading="lazy" decoding="async" />
      </Link>
      <div>
        <p className={text.h4}>
          <Link to={product} className={styles.title} onClick={closeCartDrawer}>
            {title}
          </Link>
        </p>
        <p className={classNames(text.soft, text.meta)}>{[print, why].filter(Boolean).join(', ')}</p>
        <div className={styles.end}>
          <PriceText price={price} was={was} from={priceVaries} />
          {single ? (
            <Button variant="outline" size="small" onClick={() => add(single.variantId, single.label)}>
              Add<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          ) : (
            <Link to={product} className={buttonClass({ variant: 'outline', size: 'small' })} onClick={closeCartDrawer}>
              Pick a size<VisuallyHidden> of {name}</VisuallyHidden>
            </Link>
          )}
        </div>
        <p role="status" className={styles.reason}>
          {reason}
        </p>
      </div>
    </li>
  );
}

/**
 * What goes with a product, best first. Nothing when the provider does not answer: suggestions are not worth an
 * apology.
 */
async function goesWith(handle: string, signal: AbortSignal): Promise<ProductCardData[]> {
  const answer = await browserClient().request(GoesWith, { handle, country: currentCountry() }, { signal });
  const found = answer.ok ? (answer.data.productRecommendations ?? []) : [];
  return found.flatMap((product) => {
    const card = productCardData(product);
    return card.soldOut ? [] : [card];
  });
}

/** The latest products of the wishlist that can be had, at most `most`. */
async function latestWishlistEntries(most: number, signal: AbortSignal): Promise<ProductCardData[]> {
  const entries = readWishlist().slice(0, most);
  const found = await findByEntries(entries, signal);
  return entries.flatMap(({ handle }) => {
    const card = found?.get(handle);
    return card && card !== 'gone' && !card.soldOut ? [card] : [];
  });
}

const NONE: readonly ProductCardData[] = [];

/**
 * Products found for `key`, once it is wanted; nothing until then, and nothing when they cannot be had. `find` is asked
 * again only for another key.
 */
function useSuggestions(
  key: string | undefined,
  find: (signal: AbortSignal) => Promise<ProductCardData[]>,
): readonly ProductCardData[] {
  const [found, setFound] = useState<{ key: string; products: readonly ProductCardData[] }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when another answer is wanted
  useEffect(() => {
    if (key === undefined || found?.key === key) return;
    const overtaken = new AbortController();
    find(overtaken.signal).then(
      (products) => overtaken.signal.aborted || setFound({ key, products }),
      () => undefined,
    );
    return () => overtaken.abort();
  }, [key]);

  return found && found.key === key ? found.products : NONE;
}

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

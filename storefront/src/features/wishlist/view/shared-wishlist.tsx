import { useState } from 'react';
import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { itemCountLabel } from '../../cart/state/shown-count.ts';
import grid from '../../collection/list/card-grid.module.css';
import type { CardSize, ProductCardData } from '../../product/card/product-card-data.ts';
import { sayFull } from '../full-wishlist.ts';
import { moveToCart, sizeToMove } from '../item/move-to-cart.ts';
import { UnavailableProduct } from '../item/unavailable-product.tsx';
import { WishlistItem } from '../item/wishlist-item.tsx';
import { MAX_ENTRIES, mergedByHandle } from '../wishlist-entry.ts';
import { readWishlist, replaceWishlist } from '../wishlist-store.ts';
import { WishlistToggle } from '../wishlist-toggle.tsx';
import { findProducts, useProducts } from './use-products.ts';
import { ProductSkeletons, WishlistHead } from './wishlist-head.tsx';
import { Unreachable } from './wishlist-notices.tsx';

const findShared = (handles: readonly string[], signal: AbortSignal) =>
  findProducts(({ findByHandles }) => findByHandles(handles, signal));

/** A list that was passed on: to look at, to buy from, to keep. Whose it is, nobody can tell from it. */
export function SharedWishlist({ handles }: { handles: readonly string[] }) {
  const { found, failed, retry } = useProducts(handles, findShared);
  const [chosen, setChosen] = useState<Readonly<Record<string, CardSize>>>({});
  const cards = handles.flatMap((handle) => {
    const product = found.get(handle);
    return product && product !== 'gone' ? [product] : [];
  });
  const waiting = !failed && handles.some((handle) => !found.has(handle));

  return (
    <>
      <WishlistHead
        title="A list for you"
        line={waiting ? undefined : `${itemCountLabel(cards.length)} that somebody picked, with today’s prices`}
      >
        <Link to={paths.wishlist()} className={buttonClass({ variant: 'outline', size: 'small' })}>
          Your own list
        </Link>
        {cards.length > 0 && (
          <Button size="small" onClick={() => saveAll(cards)}>
            Save them all
          </Button>
        )}
      </WishlistHead>
      {failed && <Unreachable onRetry={retry} />}
      {waiting && <ProductSkeletons count={handles.length} />}
      {!waiting && !failed && (
        <ul className={grid.grid}>
          {handles.map((handle) => {
            const product = found.get(handle);
            if (!product || product === 'gone') return <UnavailableProduct key={handle} handle={handle} />;
            return (
              <WishlistItem
                key={handle}
                card={product}
                size={sizeToMove(product, chosen[handle]?.variantId)}
                onSize={(size) => setChosen((known) => ({ ...known, [handle]: size }))}
                onMove={(size) => moveToCart(product, size)}
                verb="Add"
                corner={
                  <WishlistToggle
                    handle={handle}
                    sizes={product.sizes}
                    name={product.print ? `${product.title}, ${product.print}` : product.title}
                    place="card"
                  />
                }
              />
            );
          })}
        </ul>
      )}
    </>
  );
}

/** One's own products stay in front, and what finds no room behind them is not said to be saved. */
function saveAll(cards: readonly ProductCardData[]): void {
  const shared = cards.map(({ handle, sizes }) => ({
    handle,
    variants: sizes.map(({ variantId }) => ({ id: variantId })),
  }));
  const own = readWishlist();
  const merged = mergedByHandle(own, shared);
  replaceWishlist(merged.slice(0, MAX_ENTRIES), '');
  if (merged.length <= MAX_ENTRIES) toast('success', `Saved. Your wishlist holds ${itemCountLabel(merged.length)}.`);
  else if (own.length >= MAX_ENTRIES) sayFull();
  else toast('warning', partlySaved(own.length, merged.length));
}

/** What is said where only some of a list found room on one's own. */
export function partlySaved(own: number, merged: number): string {
  const left = itemCountLabel(merged - MAX_ENTRIES);
  return `Saved ${itemCountLabel(MAX_ENTRIES - own)}; ${left} found no room. A wishlist holds ${MAX_ENTRIES} pieces.`;
}

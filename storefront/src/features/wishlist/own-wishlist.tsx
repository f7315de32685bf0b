import { useCallback, useState } from 'react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { itemCountLabel } from '../cart/item-count.ts';
import grid from '../collection/card-grid.module.css';
import type { CardSize, ProductCardData } from '../product/product-card-data.ts';
import { useSession } from '../session/session-state.ts';
import { EmptyWishlist } from './empty-wishlist.tsx';
import { moveToCart } from './move-to-cart.ts';
import styles from './own-wishlist.module.css';
import { passOn } from './pass-on.ts';
import { ProductSkeletons } from './product-skeletons.tsx';
import { shareable } from './shared-handles.ts';
import { sizeToMove } from './size-to-move.ts';
import { SyncPrompt } from './sync-prompt.tsx';
import { UnavailableProduct } from './unavailable-product.tsx';
import { type Undo, UndoBar } from './undo-bar.tsx';
import { Unreachable } from './unreachable.tsx';
import { findProducts, useProducts } from './use-products.ts';
import { identityOf, type WishlistEntry, withoutEntry } from './wishlist-entry.ts';
import { WaitingAction, WishlistHead } from './wishlist-head.tsx';
import { WishlistItem } from './wishlist-item.tsx';
import { readWishlist, replaceWishlist, useWishlist } from './wishlist-store.ts';

/** The shopper's own list with today's prices and stock. What is done is done in this browser; see `sync/` for accounts. */
export function OwnWishlist() {
  const entries = useWishlist((state) => state.entries);
  const read = useWishlist((state) => state.read);
  const where = useSession(({ phase }) => (phase === 'customer' ? 'your account' : 'this browser'));
  const [undo, setUndo] = useState<Undo>();
  const [moving, setMoving] = useState(false);
  const find = useCallback((handles: readonly string[], signal: AbortSignal) => {
    const entries = readWishlist().filter(({ handle }) => handles.includes(handle));
    return findProducts(({ findByEntries }) => findByEntries(entries, signal));
  }, []);
  const { found, failed, retry } = useProducts(
    entries.map(({ handle }) => handle),
    find,
  );

  const takeOff = (entry: WishlistEntry, message: string): void => {
    const before = readWishlist();
    replaceWishlist(withoutEntry(before, entry), message);
    setUndo((last) => ({ message, entries: last?.entries ?? before }));
  };
  const remove = (entry: WishlistEntry, message: string): void => {
    setUndo(undefined);
    takeOff(entry, message);
  };
  const choose = (entry: WishlistEntry, { variantId }: CardSize): void =>
    replaceWishlist(
      readWishlist().map((one) => (identityOf(one) === identityOf(entry) ? { ...one, chosen: variantId } : one)),
    );
  const move = async (entry: WishlistEntry, card: ProductCardData, size: CardSize): Promise<void> => {
    if (await moveToCart(card, size)) takeOff(entry, `${card.title} is in your bag.`);
  };

  const listed = entries.map((entry) => ({ entry, product: found.get(entry.handle) }));
  const waiting = !read || (!failed && listed.some(({ product }) => !product));
  const ready = listed.flatMap(({ entry, product }) => {
    const size = product && product !== 'gone' ? sizeToMove(product, entry.chosen) : undefined;
    return size && product && product !== 'gone' ? [{ entry, card: product, size }] : [];
  });
  const moveAll = async (): Promise<void> => {
    setMoving(true);
    setUndo(undefined);
    for (const { entry, card, size } of ready) await move(entry, card, size);
    setMoving(false);
  };

  return (
    <>
      <WishlistHead
        title="Wishlist"
        line={read && entries.length > 0 ? `${itemCountLabel(entries.length)}, kept in ${where}` : undefined}
      >
        {!read && <WaitingAction />}
        {entries.length > 0 && (
          <>
            <Button
              variant="outline"
              size="small"
              onClick={() => passOn(paths.sharedWishlist(shareable(entries.map(({ handle }) => handle))))}
            >
              <Icon name="share" size="small" /> Share list
            </Button>
            {ready.length > 1 && (
              <Button size="small" busy={moving} onClick={() => void moveAll()}>
                Move {ready.length} to bag
              </Button>
            )}
          </>
        )}
      </WishlistHead>
      <UndoBar undo={undo} onUndo={(before) => replaceWishlist(before, 'Back on your wishlist.')} onDone={setUndo} />
      {failed && <Unreachable onRetry={retry} />}
      {read && entries.length === 0 && <EmptyWishlist />}
      {waiting && (entries.length > 0 || !read) && <ProductSkeletons count={read ? entries.length : 4} />}
      {!waiting && !failed && entries.length > 0 && (
        <ul className={grid.grid}>
          {listed.map(({ entry, product }) =>
            product === 'gone' || !product ? (
              <UnavailableProduct
                key={entry.handle}
                handle={entry.handle}
                onRemove={() => remove(entry, 'One piece taken off.')}
              />
            ) : (
              <WishlistItem
                key={entry.handle}
                card={product}
                size={sizeToMove(product, entry.chosen)}
                onSize={(size) => choose(entry, size)}
                onMove={(size) => {
                  setUndo(undefined);
                  return move(entry, product, size);
                }}
                verb="Move"
                corner={
                  <IconButton
                    icon="close"
                    variant="float"
                    label={`Remove ${product.title}`}
                    className={styles.remove}
                    onClick={() => remove(entry, `${product.title} taken off.`)}
                  />
                }
              />
            ),
          )}
        </ul>
      )}
      {!waiting && !failed && entries.length > 0 && <SyncPrompt />}
    </>
  );
}

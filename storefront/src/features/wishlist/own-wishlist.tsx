import { useCallback, useState } from 'react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { pieces } from '../cart/pieces.ts';
import grid from '../collection/card-grid.module.css';
import type { CardSize, ProductCardData } from '../product/product-card-data.ts';
import { useSession } from '../session/session-state.ts';
import { EmptyWishlist } from './empty-wishlist.tsx';
import { GonePiece } from './gone-piece.tsx';
import { KeepEverywhere } from './keep-everywhere.tsx';
import { moveToBag } from './move-to-bag.ts';
import styles from './own-wishlist.module.css';
import { passOn } from './pass-on.ts';
import { shareable } from './shared-handles.ts';
import { sizeToMove } from './size-to-move.ts';
import { type Undo, UndoBar } from './undo-bar.tsx';
import { Unreachable } from './unreachable.tsx';
import { findPieces, usePieces } from './use-pieces.ts';
import { WaitingPieces } from './waiting-pieces.tsx';
import { WishPiece } from './wish-piece.tsx';
import { identityOf, type WishlistEntry, withoutEntry } from './wishlist-entry.ts';
import { WaitingAction, WishlistHead } from './wishlist-head.tsx';
import { readWishlist, replaceWishlist, useWishlist } from './wishlist-store.ts';

/** The shopper's own list with today's prices and stock. What is done is done in this browser; see `sync/` for accounts. */
export function OwnWishlist() {
  const entries = useWishlist((state) => state.entries);
  const read = useWishlist((state) => state.read);
  const where = useSession(({ phase }) => (phase === 'customer' ? 'your account' : 'this browser'));
  const [undo, setUndo] = useState<Undo>();
  const [moving, setMoving] = useState(false);
  const find = useCallback((handles: readonly string[], signal: AbortSignal) => {
    const wishes = readWishlist().filter(({ handle }) => handles.includes(handle));
    return findPieces(({ findByEntries }) => findByEntries(wishes, signal));
  }, []);
  const { found, failed, retry } = usePieces(
    entries.map(({ handle }) => handle),
    find,
  );

  const takeOff = (entry: WishlistEntry, words: string): void => {
    const before = readWishlist();
    replaceWishlist(withoutEntry(before, entry), words);
    setUndo((last) => ({ words, entries: last?.entries ?? before }));
  };
  const remove = (entry: WishlistEntry, words: string): void => {
    setUndo(undefined);
    takeOff(entry, words);
  };
  const choose = (entry: WishlistEntry, { variantId }: CardSize): void =>
    replaceWishlist(
      readWishlist().map((one) => (identityOf(one) === identityOf(entry) ? { ...one, chosen: variantId } : one)),
    );
  const move = async (entry: WishlistEntry, card: ProductCardData, size: CardSize): Promise<void> => {
    if (await moveToBag(card, size)) takeOff(entry, `${card.title} is in your bag.`);
  };

  const listed = entries.map((entry) => ({ entry, piece: found.get(entry.handle) }));
  const waiting = !read || (!failed && listed.some(({ piece }) => !piece));
  const ready = listed.flatMap(({ entry, piece }) => {
    const size = piece && piece !== 'gone' ? sizeToMove(piece, entry.chosen) : undefined;
    return size && piece && piece !== 'gone' ? [{ entry, card: piece, size }] : [];
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
        line={read && entries.length > 0 ? `${pieces(entries.length)}, kept in ${where}` : undefined}
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
      {waiting && (entries.length > 0 || !read) && <WaitingPieces count={read ? entries.length : 4} />}
      {!waiting && !failed && entries.length > 0 && (
        <ul className={grid.grid}>
          {listed.map(({ entry, piece }) =>
            piece === 'gone' || !piece ? (
              <GonePiece
                key={entry.handle}
                handle={entry.handle}
                onRemove={() => remove(entry, 'One piece taken off.')}
              />
            ) : (
              <WishPiece
                key={entry.handle}
                card={piece}
                size={sizeToMove(piece, entry.chosen)}
                onSize={(size) => choose(entry, size)}
                onMove={(size) => {
                  setUndo(undefined);
                  return move(entry, piece, size);
                }}
                verb="Move"
                corner={
                  <IconButton
                    icon="close"
                    variant="float"
                    label={`Remove ${piece.title}`}
                    className={styles.remove}
                    onClick={() => remove(entry, `${piece.title} taken off.`)}
                  />
                }
              />
            ),
          )}
        </ul>
      )}
      {!waiting && !failed && entries.length > 0 && <KeepEverywhere />}
    </>
  );
}

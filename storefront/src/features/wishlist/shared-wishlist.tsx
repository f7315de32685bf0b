import { useState } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { pieces } from '../cart/pieces.ts';
import grid from '../collection/card-grid.module.css';
import type { CardSize, ProductCardData } from '../product/product-card-data.ts';
import { GonePiece } from './gone-piece.tsx';
import { Heart } from './heart.tsx';
import { moveToBag } from './move-to-bag.ts';
import { sizeToMove } from './size-to-move.ts';
import { Unreachable } from './unreachable.tsx';
import { findPieces, usePieces } from './use-pieces.ts';
import { WaitingPieces } from './waiting-pieces.tsx';
import { WishPiece } from './wish-piece.tsx';
import { MOST_WISHES, mergedByHandle } from './wishlist-entry.ts';
import { WishlistHead } from './wishlist-head.tsx';
import { readWishlist, replaceWishlist } from './wishlist-store.ts';

const findShared = (handles: readonly string[], signal: AbortSignal) =>
  findPieces(({ findByHandles }) => findByHandles(handles, signal));

/** A list that was passed on: to look at, to buy from, to keep. Whose it is, nobody can tell from it. */
export function SharedWishlist({ handles }: { handles: readonly string[] }) {
  const { found, failed, retry } = usePieces(handles, findShared);
  const [chosen, setChosen] = useState<Readonly<Record<string, CardSize>>>({});
  const cards = handles.flatMap((handle) => {
    const piece = found.get(handle);
    return piece && piece !== 'gone' ? [piece] : [];
  });
  const waiting = !failed && handles.some((handle) => !found.has(handle));

  return (
    <>
      <WishlistHead
        title="A list for you"
        line={waiting ? undefined : `${pieces(cards.length)} that somebody picked, with today’s prices`}
      >
        <Link to={paths.wishlist()} className={buttonClass({ variant: 'outline', size: 'small' })}>
          Your own list
        </Link>
        {cards.length > 0 && (
          <Button size="small" onClick={() => keepAll(cards)}>
            Save them all
          </Button>
        )}
      </WishlistHead>
      {failed && <Unreachable onRetry={retry} />}
      {waiting && <WaitingPieces count={handles.length} />}
      {!waiting && !failed && (
        <ul className={grid.grid}>
          {handles.map((handle) => {
            const piece = found.get(handle);
            if (!piece || piece === 'gone') return <GonePiece key={handle} handle={handle} />;
            return (
              <WishPiece
                key={handle}
                card={piece}
                size={sizeToMove(piece, chosen[handle]?.variantId)}
                onSize={(size) => setChosen((known) => ({ ...known, [handle]: size }))}
                onMove={(size) => moveToBag(piece, size)}
                verb="Add"
                corner={
                  <Heart
                    handle={handle}
                    sizes={piece.sizes}
                    name={piece.print ? `${piece.title}, ${piece.print}` : piece.title}
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

/** One's own pieces stay in front. */
function keepAll(cards: readonly ProductCardData[]): void {
  const shared = cards.map(({ handle, sizes }) => ({
    handle,
    variants: sizes.map(({ variantId }) => ({ id: variantId })),
  }));
  const merged = mergedByHandle(readWishlist(), shared).slice(0, MOST_WISHES);
  replaceWishlist(merged, '');
  toast('success', `Saved. Your wishlist holds ${pieces(merged.length)}.`);
}

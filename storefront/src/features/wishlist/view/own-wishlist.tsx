import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { itemCountLabel } from '../../cart/state/shown-count.ts';
import grid from '../../collection/list/card-grid.module.css';
import { useSession } from '../../session/session-state.ts';
import { sayFull } from '../full-wishlist.ts';
import { sizeToMove } from '../item/move-to-cart.ts';
import { UnavailableProduct } from '../item/unavailable-product.tsx';
import { WishlistItem } from '../item/wishlist-item.tsx';
import { shareable } from '../shared-handles.ts';
import { identityOf } from '../wishlist-entry.ts';
import { readWishlist, replaceWishlist } from '../wishlist-store.ts';
import styles from './own-wishlist.module.css';
import { holdsAll, type TakenOff, withReturned } from './taken-off.ts';
import { type ListedEntry, type OwnWishlistState, useOwnWishlist } from './use-own-wishlist.ts';
import { ProductSkeletons, WaitingAction, WishlistHead } from './wishlist-head.tsx';
import { EmptyWishlist, SyncPrompt, UndoBar, Unreachable } from './wishlist-notices.tsx';

const gaveUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Hands an address of the shop to the device's own share sheet, or to the clipboard where there is none. */
async function passOn(path: string): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  try {
    const touch = window.matchMedia('(pointer: coarse)').matches;
    if (touch && 'share' in navigator) await navigator.share({ title: 'A wishlist from Bluebird Bay', url });
    else {
      await navigator.clipboard.writeText(url);
      toast('success', 'Link copied. Anyone who has it sees the pieces, not who picked them.');
    }
  } catch (error) {
    if (gaveUp(error)) return;
    // No clipboard either: the address bar always works.
    window.location.assign(path);
  }
}

/** Puts what was taken off back, and says so, or that there is no room for it. */
function putBack(taken: readonly TakenOff[]): void {
  const entries = withReturned(readWishlist(), taken);
  const isBack = holdsAll(entries, taken);
  replaceWishlist(entries, isBack ? 'Back on your wishlist.' : '');
  if (!isBack) sayFull();
}

/** The shopper's own list with today's prices and stock. What is done is done in this browser; see `sync/` for accounts. */
export function OwnWishlist() {
  const wishlist = useOwnWishlist();
  const { read, listed, waiting, failed, stayed, undo } = wishlist;
  const where = useSession(({ phase }) => (phase === 'customer' ? 'your account' : 'this browser'));
  const isShown = !waiting && !failed && listed.length > 0;
  return (
    <>
      <WishlistHead
        title="Wishlist"
        line={read && listed.length > 0 ? `${itemCountLabel(listed.length)}, kept in ${where}` : undefined}
      >
        {!read && (
          <div data-if-kept="visitorWishlist">
            <WaitingAction />
          </div>
        )}
        {listed.length > 0 && <ListActions wishlist={wishlist} />}
      </WishlistHead>
      <UndoBar undo={undo} onUndo={putBack} onDone={wishlist.setUndo} />
      <div role="status">{stayed.reason && <Notice tone="warn">{stayed.reason}</Notice>}</div>
      {failed && <Unreachable onRetry={wishlist.retry} />}
      {read && listed.length === 0 && <EmptyWishlist />}
      {!read && (
        <>
          <div data-unless-kept="visitorWishlist">
            <EmptyWishlist />
          </div>
          <div data-if-kept="visitorWishlist">
            <ProductSkeletons />
          </div>
        </>
      )}
      {waiting && listed.length > 0 && <ProductSkeletons count={listed.length} />}
      {isShown && (
        <ul className={grid.grid}>
          {listed.map((one) => (
            <ListedProduct key={one.entry.handle} {...one} wishlist={wishlist} />
          ))}
        </ul>
      )}
      {isShown && <SyncPrompt />}
    </>
  );
}

/** What can be done with the whole list. */
function ListActions({ wishlist: { listed, readyCount, moving, moveAll } }: { wishlist: OwnWishlistState }) {
  const handles = listed.map(({ entry }) => entry.handle);
  return (
    <>
      <Button variant="outline" size="small" onClick={() => passOn(paths.sharedWishlist(shareable(handles)))}>
        <Icon name="share" size="small" /> Share list
      </Button>
      <Link to={paths.suitcase()} className={buttonClass({ variant: 'outline', size: 'small' })}>
        Plan outfits
      </Link>
      {readyCount > 1 && (
        <Button size="small" busy={moving} onClick={() => void moveAll()}>
          Move {readyCount} to bag
        </Button>
      )}
    </>
  );
}

function ListedProduct({ entry, product, wishlist }: ListedEntry & { wishlist: OwnWishlistState }) {
  if (product === 'gone' || !product)
    return <UnavailableProduct handle={entry.handle} onRemove={() => wishlist.remove(entry, 'One piece taken off.')} />;
  return (
    <WishlistItem
      card={product}
      size={sizeToMove(product, entry.chosen)}
      onSize={(size) => wishlist.choose(entry, size)}
      onMove={(size) => wishlist.move(entry, product, size)}
      note={wishlist.stayed.notes.get(identityOf(entry))}
      verb="Move"
      corner={
        <IconButton
          icon="close"
          variant="float"
          label={`Remove ${product.title}`}
          className={styles.remove}
          onClick={() => wishlist.remove(entry, `${product.title} taken off.`)}
        />
      }
    />
  );
}

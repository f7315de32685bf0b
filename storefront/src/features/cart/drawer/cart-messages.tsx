import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { changeCart, readCart } from '../cart-actions.ts';
import type { RemovedItem } from '../state/cart-commands.ts';
import { undoOf } from '../state/cart-queue.ts';
import { useCart } from '../state/cart-store.ts';
import styles from './cart-messages.module.css';

/** What the cart as a whole has to say: why something failed, or that it cannot be reached. Announced politely. */
export function CartReason() {
  const reason = useCart((state) => state.reasons.cart);
  const unreachable = useCart((state) => state.phase === 'unreachable');
  const seen = useCart((state) => state.cart !== undefined);
  return (
    <div role="status" className={styles.reason}>
      {unreachable && (
        <Notice tone="warn">
          {seen
            ? 'We cannot reach your bag right now: this is how you last saw it, prices included.'
            : 'Your bag is safe, but we cannot reach it right now.'}{' '}
          <button type="button" className={styles.again} onClick={readCart}>
            Try again
          </button>
        </Notice>
      )}
      {reason && <Notice tone="warn">{reason}</Notice>}
    </div>
  );
}

/** Whether the focus went with what was pressed. */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body || document.activeElement?.tagName === 'DIALOG';

/** What was done that can be undone. */
const doneText = ({ preview, changedTo }: RemovedItem): string =>
  changedTo ? `${preview.title} changed to ${changedTo.title}` : `${preview.title} removed`;

/** Offers to put back what was removed last, or of another size since. Takes the focus, which the removed line had. */
export function UndoRemove() {
  const removed = useCart((state) => state.removed);
  const undo = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // It may have been removed in another tab, while nobody looks at this one.
    if (removed && isFocusLost() && document.hasFocus()) undo.current?.focus();
  }, [removed]);

  return (
    <div role="status" className={styles.undo}>
      {removed && (
        <div className={styles.toast} data-tone="dark">
          <span>{doneText(removed)}</span>
          <Button ref={undo} variant="quiet" className={styles.button} onClick={() => void changeCart(undoOf(removed))}>
            Undo
          </Button>
        </div>
      )}
    </div>
  );
}

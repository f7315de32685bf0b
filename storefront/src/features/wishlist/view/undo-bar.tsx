import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import type { WishlistEntry } from '../wishlist-entry.ts';
import styles from './undo-bar.module.css';

/** What has just left the list. */
export interface Undo {
  message: string;
  /** The list as it was. */
  entries: readonly WishlistEntry[];
}

interface UndoBarProps {
  undo: Undo | undefined;
  onUndo: (before: readonly WishlistEntry[]) => void;
  onDone: (nothing: undefined) => void;
}

/** Offers to put back what was taken off last. Takes the focus, which the product that left had. */
export function UndoBar({ undo, onUndo, onDone }: UndoBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (undo && document.activeElement === document.body) button.current?.focus();
  }, [undo]);
  return (
    <div className={styles.place}>
      {undo && (
        <div className={styles.bar} data-tone="dark">
          <span>{undo.message}</span>
          <Button
            ref={button}
            variant="quiet"
            className={styles.undo}
            onClick={() => {
              onUndo(undo.entries);
              onDone(undefined);
            }}
          >
            Undo
          </Button>
        </div>
      )}
    </div>
  );
}

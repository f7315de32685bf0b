import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './drawer.module.css';
import { IconButton } from './icon-button.tsx';

interface DrawerProps {
  /** The dialog's name, and what the close button closes: "Bag". */
  label: string;
  open: boolean;
  /** Esc, the scrim and the close button; the owner sets `open` to false. */
  onClose: () => void;
  side?: 'left' | 'right';
  /** Stands where the drawer's name is read: a heading or the logo. */
  head: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
}

/**
 * A panel at the side of the page: a native modal dialog, so focus is kept inside, the page behind is inert,
 * Esc closes and focus goes back to where it came from. Heavy contents belong behind a dynamic import.
 */
export function Drawer({ label, open, onClose, side = 'right', head, children, foot }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  /** The scrim is the dialog's own backdrop: a press outside the panel's box lands on the dialog itself. */
  const closeOnScrim = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    const box = event.currentTarget.getBoundingClientRect();
    const inside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    if (!inside) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the dialog's own key
    <dialog
      ref={dialog}
      aria-label={label}
      className={classNames(styles.drawer, side === 'left' && styles.left)}
      onClick={closeOnScrim}
      onClose={onClose}
    >
      <div className={styles.head}>
        {head}
        <IconButton icon="close" label={`Close ${label.toLowerCase()}`} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </dialog>
  );
}

import type { ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './drawer.module.css';
import { useModal } from './use-modal.ts';

interface DrawerProps {
  /** The dialog's name, and what the close button closes: "Bag". */
  label: string;
  open: boolean;
  /** Esc, the scrim and the close button; the owner sets `open` to false. */
  onClose: () => void;
  side?: 'left' | 'right';
  /** Stands where the drawer's name is read: a heading or the logo. */
  head: ReactNode;
  /** As wide as the drawer, between its head and what scrolls. */
  band?: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
  /** Nothing covers or clips it where it stands: see {@link useModal}. */
  atOnce?: boolean;
  /** About to open: laid out already, out of everybody's sight. */
  near?: boolean;
}

/**
 * A panel at the side of the page, modal: see {@link useModal}. Heavy contents belong behind a dynamic import.
 */
export function Drawer({
  label,
  open,
  onClose,
  side = 'right',
  head,
  band,
  children,
  foot,
  atOnce,
  near,
}: DrawerProps) {
  const { dialog, closers } = useModal(open, onClose, atOnce);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      data-near={near || undefined}
      className={classNames(styles.drawer, side === 'left' && styles.left)}
      {...closers}
    >
      <div className={styles.head}>
        {head}
        <IconButton icon="close" label={`Close ${label.toLowerCase()}`} onClick={onClose} />
      </div>
      {band}
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </dialog>
  );
}

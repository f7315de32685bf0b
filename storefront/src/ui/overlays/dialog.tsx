import { type ReactNode, useId } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import text from '../text.module.css';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

interface DialogProps {
  /** The dialog's heading and name: "Kaila, size by size". */
  title: string;
  open: boolean;
  /** Esc, the scrim and the close button; the owner sets `open` to false. */
  onClose: () => void;
  /** How wide it may become on a desktop: 480 px, or 760 px unless said otherwise. */
  size?: 'small';
  children: ReactNode;
  /** Stays in sight below what scrolls: the buttons. */
  foot?: ReactNode;
}

/**
 * A task on its own over the page, modal: centred on a desktop, a sheet from the foot of the screen on phones. See
 * {@link useModal} for focus and keys. Whoever opens it fetches it on intent, with its contents, by a dynamic import.
 */
export function Dialog({ title, open, onClose, size, children, foot }: DialogProps) {
  const titleId = useId();
  const { dialog, closers } = useModal(open, onClose);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, size && styles[size])}
      {...closers}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={text.h3}>
          {title}
        </h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </dialog>
  );
}

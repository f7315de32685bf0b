import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';

/** While a modal is open the page does not scroll; this keeps the room its scrollbar took, so that nothing jumps. */
function keepScrollbarRoom(): void {
  if (document.querySelector('dialog[open]')) return;
  const page = document.documentElement;
  page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
}

/**
 * Opens a native modal dialog, and closes whichever was open: the shop shows one at a time. The others' `close` events
 * tell their owners. One that the new dialog stands inside of stays, or it would take the new one along.
 */
function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  keepScrollbarRoom();
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (!other.contains(dialog)) other.close();
  }
  dialog.showModal();
}

type DialogEvent = SyntheticEvent<HTMLDialogElement>;

interface Modal {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Go on the dialog: Esc closes it, and so does a press on the scrim. */
  closers: {
    onClick: (event: MouseEvent<HTMLDialogElement>) => void;
    onCancel: (event: DialogEvent) => void;
    onClose: (event: DialogEvent) => void;
  };
}

/**
 * A native modal dialog that follows `open`: focus is kept inside, the page behind is inert and does not scroll, Esc
 * closes, focus goes back to where it came from, and any other modal makes way. `onClose` must set `open` to false.
 */
export function useModal(open: boolean, onClose: () => void): Modal {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (open && element) openModal(element);
    if (!open && element?.open) element.close();
  }, [open]);

  const closers: Modal['closers'] = {
    /** The scrim is the dialog's own backdrop: a press outside the panel's box lands on the dialog itself. */
    onClick(event) {
      if (event.target !== event.currentTarget) return;
      const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
      const { clientX: x, clientY: y } = event;
      if (x < left || x > right || y < top || y > bottom) onClose();
    },
    /** Esc. The owner is told at once, so that whoever opens it again with their next key is heard. */
    onCancel(event) {
      if (event.target === event.currentTarget) onClose();
    },
    /** Comes behind the closing, on a busy machine when the dialog has been opened again. */
    onClose(event) {
      if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
    },
  };

  return { dialog, closers };
}

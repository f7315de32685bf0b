import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * While a modal is open the page does not scroll; this keeps the room its scrollbar took, so that nothing jumps. Where fingers
 * scroll it takes none, and to ask would lay out the page.
 */
function keepScrollbarRoom(): void {
  if (document.querySelector('dialog[open]') || matchMedia('(hover: none)').matches) return;
  const page = document.documentElement;
  page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
}

/**
 * Shows the dialog with the next frame, and makes it modal behind that: the page behind becomes inert, which has a browser
 * style all of it anew. Esc closes it before that, too, though browsers would not.
 */
function showModalAfterPaint(dialog: HTMLDialogElement): void {
  const untilModal = new AbortController();
  const { signal } = untilModal;
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && dialog.close(), { signal });
  dialog.setAttribute('open', '');
  requestAnimationFrame(() =>
    setTimeout(() => {
      untilModal.abort();
      if (!dialog.open || !dialog.isConnected || dialog.matches(':modal')) return;
      dialog.removeAttribute('open');
      dialog.showModal();
    }),
  );
}

/**
 * Opens a native modal dialog, and closes whichever was open: the shop shows one at a time. The others' `close` events
 * tell their owners. One that the new dialog stands inside of stays, or it would take the new one along.
 */
function openModal(dialog: HTMLDialogElement, atOnce: boolean): void {
  if (dialog.open) return;
  keepScrollbarRoom();
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (!other.contains(dialog)) other.close();
  }
  if (atOnce) showModalAfterPaint(dialog);
  else dialog.showModal();
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
 * closes, focus goes back to where it came from, and any other modal makes way. `onClose` must set `open` to false. `atOnce` is
 * for one that nothing in the page covers or clips where it stands: it is seen a frame or two before it is modal.
 */
export function useModal(open: boolean, onClose: () => void, atOnce = false): Modal {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (open && element) openModal(element, atOnce);
    if (!open && element?.open) element.close();
  }, [open, atOnce]);

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

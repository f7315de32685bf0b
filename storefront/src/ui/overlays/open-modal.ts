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
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  keepScrollbarRoom();
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (!other.contains(dialog)) other.close();
  }
  dialog.showModal();
}

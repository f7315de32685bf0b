import { DELAY_BAR_ID, DELAYED_PAGE_EVENT } from './names.ts';

/** Shows that a page is on its way once that takes longer than a moment; answers how to take it away again. */
export function watchDelays(): () => void {
  window.addEventListener(DELAYED_PAGE_EVENT, () => {
    if (document.getElementById(DELAY_BAR_ID)) return;
    const bar = document.createElement('div');
    bar.id = DELAY_BAR_ID;
    bar.role = 'progressbar';
    bar.ariaLabel = 'The page is on its way';
    document.body.append(bar);
  });
  return () => document.getElementById(DELAY_BAR_ID)?.remove();
}

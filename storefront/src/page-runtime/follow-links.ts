import { isOurClick, shopLinkOf } from './link-click.ts';
import type { Navigate } from './page-runtime.ts';

/** Presses a button again, until the part it is in has come alive or it takes too long. */
function replay(button: HTMLElement, tries = 120): void {
  requestAnimationFrame(() => {
    // Stopped by React once more, it comes back here by itself.
    if (tries > 0 && button.isConnected && !press(button)) replay(button, tries - 1);
  });
}

let pressing = false;
let wasStopped = false;

/** Whether somebody heard. */
function press(button: HTMLElement): boolean {
  pressing = true;
  wasStopped = false;
  button.click();
  pressing = false;
  return !wasStopped;
}

/** The button that was pressed, unless it sends a form that works without scripts. */
function sleepingButton({ target }: MouseEvent): HTMLButtonElement | undefined {
  const button = target instanceof Element ? target.closest('button') : null;
  return button && (button.type !== 'submit' || !button.form?.hasAttribute('action')) ? button : undefined;
}

/**
 * Follows plain clicks on every `Link`, whoever rendered it and whenever. Listens on the document, so that what a
 * component makes of the click itself comes first. Call it once React listens on `root`: React stops clicks on parts
 * that have not come alive yet. Links there are followed right behind it; buttons are pressed again as soon as somebody
 * hears them.
 */
export function followLinks(root: Element, navigate: Navigate): void {
  function follow(event: MouseEvent): void {
    const link = shopLinkOf(event);
    if (!link || !isOurClick(event, { target: link.target, download: link.getAttribute('download') })) return;
    event.preventDefault();
    navigate(link.href, { replace: link.dataset.link === 'replace' });
  }

  root.addEventListener(
    'click',
    (event) => {
      if (!event.cancelBubble || !(event instanceof MouseEvent)) return;
      wasStopped = true;
      const button = sleepingButton(event);
      // What was typed would go into the address: nobody is there yet who would keep the form from being sent.
      if (button?.type === 'submit') event.preventDefault();
      if (pressing) return;
      if (button) replay(button);
      else follow(event);
    },
    { capture: true },
  );
  document.addEventListener('click', follow);
}

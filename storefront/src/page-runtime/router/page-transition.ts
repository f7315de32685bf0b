import { DELAY_BAR_ID, DELAYED_PAGE_EVENT } from '../names.ts';
import { wantsMotion } from '../wants-motion.ts';

/** How long React may take to show a page before the transition is given up. */
const PATIENCE_MS = 500;

/** Lets one page fade into the next, where the browser can and the shopper wants motion. */
export interface PageTransition {
  /** `show` hands the page to React. */
  fadeInto(show: () => void): void;
  /** The page stands. */
  arrived(): void;
}

export function createPageTransition(): PageTransition {
  let resolveFade: () => void = () => undefined;
  return {
    fadeInto(show) {
      if (!document.startViewTransition || document.hidden || !wantsMotion()) {
        show();
        return;
      }
      const transition = document.startViewTransition(
        () =>
          new Promise<void>((resolve) => {
            resolveFade = resolve;
            window.setTimeout(resolve, PATIENCE_MS);
            show();
          }),
      );
      // Skipped, for instance by a newer one: the page is shown all the same.
      transition.ready.catch(() => undefined);
      transition.finished.catch(() => undefined);
    },
    arrived: () => resolveFade(),
  };
}

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

/** How long React may take to show a page before the transition is given up. */
const PATIENCE_MS = 500;

const wantsMotion = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

let arrived: () => void = () => undefined;

/**
 * Lets one page fade into the next, where the browser can and the shopper wants motion. `show` hands the page to React;
 * `pageArrived` says that it stands.
 */
export function fadeInto(show: () => void): void {
  if (!document.startViewTransition || document.hidden || !wantsMotion()) {
    show();
    return;
  }
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        arrived = resolve;
        window.setTimeout(resolve, PATIENCE_MS);
        show();
      }),
  );
  // Skipped, for instance by a newer one: the page is shown all the same.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
}

export function pageArrived(): void {
  arrived();
}

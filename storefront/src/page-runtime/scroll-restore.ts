const PATIENCE_MS = 500;
const SHOPPER_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Ends the restoration under way; there is one scroll position, so there is at most one restoration. */
let endRestoring: () => void = () => undefined;

/** Scrolls to `y`, and for half a second again as the page grows to that height; the shopper's own move ends it. */
export function restoreScroll(y: number): void {
  endRestoring();
  window.scrollTo({ top: y, left: 0, behavior: 'instant' });
  if (Math.abs(window.scrollY - y) < 1) return;
  const watcher = new ResizeObserver(() => {
    window.scrollTo({ top: y, left: 0, behavior: 'instant' });
    if (Math.abs(window.scrollY - y) < 1) endRestoring();
  });
  const timer = window.setTimeout(() => endRestoring(), PATIENCE_MS);
  endRestoring = () => {
    window.clearTimeout(timer);
    watcher.disconnect();
    for (const move of SHOPPER_MOVES) window.removeEventListener(move, endRestoring);
    endRestoring = () => undefined;
  };
  for (const move of SHOPPER_MOVES) window.addEventListener(move, endRestoring, { passive: true });
  watcher.observe(document.body);
}

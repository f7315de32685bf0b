/** Browsers do not all say when they painted, and none says so of what was painted before. */
const PATIENCE_MS = 200;
const PAINT = 'largest-contentful-paint';

/** Calls once all that the document asked for by itself is here and on the screen. */
export function whenPainted(then: () => void): void {
  window.addEventListener('load', () => {
    const loaded = performance.now();
    const painted = new PerformanceObserver((list) => {
      if (list.getEntries().some(({ startTime }) => startTime >= loaded)) seen();
    });
    const patience = setTimeout(seen, PATIENCE_MS);
    function seen(): void {
      painted.disconnect();
      clearTimeout(patience);
      then();
    }
    if (PerformanceObserver.supportedEntryTypes.includes(PAINT)) painted.observe({ type: PAINT });
  });
}

/** A tab in the background paints nothing; it waits no longer than this. */
const AT_MOST_MS = 100;

/** Resolves once the browser has painted what is set now. */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, AT_MOST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** A tab in the background paints nothing; it waits no longer than this. */
const PAINT_AT_MOST_MS = 100;

/**
 * Resolves when the browser has painted what is set now: at once behind that frame where tasks have priorities, otherwise in
 * the next one before it is painted. After a touch browsers let timers wait for up to 100 ms, and messages for as long as
 * frames are due.
 */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAINT_AT_MOST_MS);
    requestAnimationFrame(() => {
      if ('scheduler' in window) void scheduler.postTask(resolve, { priority: 'user-blocking' });
      else requestAnimationFrame(() => resolve());
    });
  });
}

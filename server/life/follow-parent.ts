const LOOK_EVERY_MS = 1_000;

/**
 * Calls `onGone` when the npm that started this process is gone, so that a shop never outlives the command it was started
 * with, even if that was ended without a word. A shop started otherwise follows nobody.
 */
export function followParent(onGone: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
}

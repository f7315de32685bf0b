/** Runs one task after another, in the order they came; a task that fails does not stop the next. */
export type CartQueue = <T>(task: () => Promise<T>) => Promise<T>;

/** The part of `navigator.locks` the queue uses. */
export interface TabLocks {
  request<T>(name: string, task: () => Promise<T>): Promise<T>;
}

const LOCK = 'bluebird-bay-cart';

/**
 * One first-in-first-out queue for everything that touches the cart, so that no answer overtakes another. With `locks`
 * the queue is shared by all tabs of the shop; without them (older browsers) it orders this tab alone.
 */
export function cartQueue(locks?: TabLocks): CartQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = () => (locks ? locks.request(LOCK, task) : task());
    const mine = last.then(run, run);
    last = mine.catch(() => undefined);
    return mine;
  };
}

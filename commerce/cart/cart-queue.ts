/** Runs work one at a time for each key. */
export interface KeyedQueue {
  /** The work's result, or undefined when too much waits for this key already and the work was not begun. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result> | undefined;
}

/**
 * Lets changes of one cart wait here instead of in the database: each waiting one there would hold a connection that other
 * carts need. The lock of the cart's row still decides between processes.
 */
export function createKeyedQueue(maxWaiting: number): KeyedQueue {
  const queues = new Map<string, { last: Promise<unknown>; waiting: number }>();
  return {
    run(key, work) {
      const queue = queues.get(key) ?? { last: Promise.resolve(), waiting: 0 };
      if (queue.waiting >= maxWaiting) return undefined;
      queue.waiting += 1;
      queues.set(key, queue);
      const result = queue.last.then(work);
      queue.last = result.then(
        () => undefined,
        () => undefined,
      );
      void queue.last.then(() => {
        queue.waiting -= 1;
        if (queue.waiting === 0) queues.delete(key);
      });
      return result;
    },
  };
}

/** Thrown when more work waits than will be done in reasonable time. */
export class TooMuchWork extends Error {
  constructor() {
    super('Too much work is waiting.');
    this.name = 'TooMuchWork';
  }
}

/** Runs jobs, a few at a time. */
export type WorkLimit = <T>(job: () => Promise<T>) => Promise<T>;

/** At most `running` jobs at once and `waiting` behind them; one more throws `TooMuchWork`. */
export function createWorkLimit(running: number, waiting: number): WorkLimit {
  const queue: (() => void)[] = [];
  let active = 0;

  return async (job) => {
    if (active >= running) {
      if (queue.length >= waiting) throw new TooMuchWork();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else active += 1;
    try {
      return await job();
    } finally {
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
}

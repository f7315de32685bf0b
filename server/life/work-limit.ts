import PQueue from 'p-queue';

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
  const queue = new PQueue({ concurrency: running });
  return async (job) => {
    if (queue.pending >= running && queue.size >= waiting) throw new TooMuchWork();
    return queue.add(job);
  };
}

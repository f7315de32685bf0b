import { TooMuchWork } from '../life/work-limit.ts';

export interface FairTurnsOptions {
  /** Jobs that run at once. */
  atOnce: number;
  /** Of one caller. */
  eachAtOnce: number;
  /** Jobs behind them. */
  waiting: number;
  /** Whoever has waited for so long is refused: nobody is kept waiting for what they have given up. */
  patienceMs: number;
}

/** Runs a job of a caller when it is their turn. Throws {@link TooMuchWork} for one that cannot have a turn soon. */
export type FairTurns = <T>(caller: string, job: () => Promise<T>) => Promise<T>;

interface Waiting {
  begin: () => void;
  refuse: () => void;
}

/**
 * Turns go round among callers, one job of each. Where too many wait, the last of whoever has most waiting is refused: a caller who
 * asks for hundreds of things takes turns, and room to wait, from itself and from nobody else.
 */
export function createFairTurns({ atOnce, eachAtOnce, waiting, patienceMs }: FairTurnsOptions): FairTurns {
  /** By caller, in the order of their turns; none is empty. */
  const queues = new Map<string, Waiting[]>();
  const runningOf = new Map<string, number>();
  let running = 0;
  let inQueues = 0;

  const mayRun = (caller: string): boolean => running < atOnce && (runningOf.get(caller) ?? 0) < eachAtOnce;

  function count(caller: string, change: 1 | -1): void {
    running += change;
    const own = (runningOf.get(caller) ?? 0) + change;
    if (own > 0) runningOf.set(caller, own);
    else runningOf.delete(caller);
  }

  /** The first who waits of a caller, who then waits for all others. */
  function take(caller: string, own: Waiting[]): void {
    const first = own.shift();
    queues.delete(caller);
    if (own.length > 0) queues.set(caller, own);
    inQueues -= 1;
    count(caller, 1);
    first?.begin();
  }

  function next(): void {
    for (const [caller, own] of queues) if (mayRun(caller)) take(caller, own);
  }

  /** Makes room for one more of this caller, if somebody has more waiting than it would have. */
  function makeRoom(caller: string): boolean {
    let longest: Waiting[] = [];
    for (const queue of queues.values()) if (queue.length > longest.length) longest = queue;
    if (longest.length <= (queues.get(caller)?.length ?? 0) + 1) return false;
    inQueues -= 1;
    longest.pop()?.refuse();
    return true;
  }

  function leave(caller: string, one: Waiting): void {
    const own = queues.get(caller)?.filter((other) => other !== one) ?? [];
    if (own.length > 0) queues.set(caller, own);
    else queues.delete(caller);
    inQueues -= 1;
    one.refuse();
  }

  function turn(caller: string): Promise<void> {
    if (mayRun(caller)) {
      count(caller, 1);
      return Promise.resolve();
    }
    if (inQueues >= waiting && !makeRoom(caller)) return Promise.reject(new TooMuchWork());
    return new Promise((begin, reject) => {
      const tooLong = setTimeout(() => leave(caller, one), patienceMs).unref();
      const ending = (end: () => void) => () => {
        clearTimeout(tooLong);
        end();
      };
      const one = { begin: ending(begin), refuse: ending(() => reject(new TooMuchWork())) };
      const own = queues.get(caller);
      if (own) own.push(one);
      else queues.set(caller, [one]);
      inQueues += 1;
    });
  }

  return async (caller, job) => {
    await turn(caller);
    try {
      return await job();
    } finally {
      count(caller, -1);
      next();
    }
  };
}

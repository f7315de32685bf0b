/** A work that is repeated. */
export interface Repeating {
  /** Has a round done now: at once, or after the one under way, which may have been too early for what there is to do. */
  now(): void;
  /** Ends it; settles when the round under way is over. */
  stop(): Promise<void>;
}

/** What is needed no more, and pictures beyond the disk's share, are looked for this often. */
export const TIDY_EVERY_MS = 10 * 60_000;

/**
 * Does `work` again and again, one round at a time; a round that fails is said and does not end the others. The first of those
 * that are far between may come sooner, for a process that does not live so long.
 */
export function every(
  milliseconds: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
  firstMs = milliseconds,
): Repeating {
  let underWay: Promise<void> | undefined;
  let isWanted = false;
  let isOver = false;

  function begin(): void {
    isWanted = false;
    underWay = work()
      .then(() => {}, onFailure)
      .finally(() => {
        underWay = undefined;
        if (isWanted && !isOver) begin();
      });
  }

  const round = (): void => {
    if (!underWay) begin();
  };
  const timer = setInterval(round, milliseconds);
  const first = firstMs < milliseconds ? setTimeout(round, firstMs) : undefined;
  return {
    now() {
      if (isOver) return;
      if (underWay) isWanted = true;
      else begin();
    },
    async stop() {
      isOver = true;
      clearInterval(timer);
      clearTimeout(first);
      await underWay;
    },
  };
}

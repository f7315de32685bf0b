/** A work that is repeated. */
export interface Repeating {
  /** Has a round done now: at once, or after the one under way, which may have been too early for what there is to do. */
  now(): void;
  /** Ends it; settles when the round under way is over. */
  stop(): Promise<void>;
}

/** Does `work` again and again, one round at a time; a round that fails is said and does not end the others. */
export function every(
  milliseconds: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
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

  const timer = setInterval(() => {
    if (!underWay) begin();
  }, milliseconds);
  return {
    now() {
      if (isOver) return;
      if (underWay) isWanted = true;
      else begin();
    },
    async stop() {
      isOver = true;
      clearInterval(timer);
      await underWay;
    },
  };
}

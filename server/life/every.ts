/** Ends a repeated work; settles when the round under way is over. */
export type StopRepeating = () => Promise<void>;

/** Does `work` again and again, one round at a time; a round that fails is said and does not end the others. */
export function every(
  milliseconds: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): StopRepeating {
  let underWay: Promise<void> | undefined;
  const timer = setInterval(() => {
    underWay ??= work()
      .then(() => {}, onFailure)
      .finally(() => {
        underWay = undefined;
      });
  }, milliseconds);
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}

/** How well times tell two groups apart: 0.5 not at all, 0 or 1 without a doubt (the area under the ROC curve). */
export function separation(left: readonly number[], right: readonly number[]): number {
  const wins = left.map((a) => right.reduce((sum, b) => sum + (a > b ? 1 : a === b ? 0.5 : 0), 0));
  return wins.reduce((sum, win) => sum + win, 0) / (left.length * right.length);
}

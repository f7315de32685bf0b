import type { Failure } from './failures.ts';
import type { Tally } from './test-tally.ts';

/** How a report of one runner is read. */
export interface Reading {
  tally(report: unknown): Tally;
  failures(report: unknown): readonly Failure[];
}

export interface Outcome {
  tally: Tally;
  failures: readonly Failure[];
}

const OUTSIDE = 'They broke outside of any test: what they said last, above, says why.';

/**
 * What came of a run: its counts, and what failed in it. One that failed with nothing in its report that did, or that wrote no
 * report, broke outside of any test: that is named, and counts as one failure.
 */
export function outcomeOf(name: string, { tally, failures }: Reading, report: unknown, succeeded: boolean): Outcome {
  const isRead = report !== undefined;
  const counted = isRead ? tally(report) : { passed: 0, failed: 0, skipped: 0 };
  const found = isRead ? failures(report) : [];
  const broke = (!isRead || !succeeded) && found.length === 0;
  const named = broke ? [{ name, essence: OUTSIDE }] : found;
  return { tally: { ...counted, failed: Math.max(counted.failed, named.length > 0 ? 1 : 0) }, failures: named };
}

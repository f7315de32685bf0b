/** How many tests ended how. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

function numberAt(report: unknown, key: string): number {
  const value = typeof report === 'object' && report !== null ? Reflect.get(report, key) : undefined;
  if (typeof value !== 'number') throw new Error(`A test report without "${key}".`);
  return value;
}

/** Counts of Vitest's JSON report. */
export function tallyVitest(report: unknown): Tally {
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests'),
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
  };
}

/** Counts of Playwright's JSON report; a test that passed on a second try counts as failed: it is not to be relied on. */
export function tallyPlaywright(report: unknown): Tally {
  const stats = typeof report === 'object' && report !== null ? Reflect.get(report, 'stats') : undefined;
  return {
    passed: numberAt(stats, 'expected'),
    failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky'),
    skipped: numberAt(stats, 'skipped'),
  };
}

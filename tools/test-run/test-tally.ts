import { at, listAt, textAt } from './read-report.ts';

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
  const value = at(report, key);
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

/**
 * Counts of Playwright's JSON report. A journey that passed at a second try (there is one by day, none by night) has
 * passed, and is named by `unsteady`.
 */
export function tallyPlaywright(report: unknown): Tally {
  const stats = at(report, 'stats');
  return {
    passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
    failed: numberAt(stats, 'unexpected'),
    skipped: numberAt(stats, 'skipped'),
  };
}

/** Names of the journeys that passed at a second try, as `screen: title`: each is a race to be found. */
export function unsteady(report: unknown): string[] {
  const names = listAt(report, 'specs').flatMap((spec) =>
    listAt(spec, 'tests')
      .filter((test) => at(test, 'status') === 'flaky')
      .map((test) => `${textAt(test, 'projectName')}: ${textAt(spec, 'title')}`),
  );
  return [...names, ...listAt(report, 'suites').flatMap(unsteady)];
}

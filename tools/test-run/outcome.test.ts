import { expect, it } from 'vitest';
import { outcomeOf, type Reading } from './outcome.ts';

const FAILURE = { name: 'a.test.ts: sinks', essence: 'no' };
const read = (failed: number, failures: readonly (typeof FAILURE)[]): Reading => ({
  tally: () => ({ passed: 5, failed, skipped: 1 }),
  failures: () => failures,
});
const OUTSIDE = [{ name: 'the tests', essence: expect.stringContaining('outside of any test') }];

it.each([
  ['all went well', read(0, []), true, 0, []],
  ['a test failed', read(2, [FAILURE, FAILURE]), false, 2, [FAILURE, FAILURE]],
  ['a file broke before a test of it', read(0, [FAILURE]), false, 1, [FAILURE]],
  ['the run failed, and no test did', read(0, []), false, 1, OUTSIDE],
])('what failed is counted and named where %s', (_, reading, succeeded, failed, failures) => {
  const outcome = outcomeOf('the tests', reading, {}, succeeded);
  expect(outcome).toEqual({ tally: { passed: 5, failed, skipped: 1 }, failures });
});

it.each([true, false])('a run without a report is counted and named, whatever it says of itself (%s)', (succeeded) => {
  const outcome = outcomeOf('the tests', read(0, []), undefined, succeeded);
  expect(outcome).toEqual({ tally: { passed: 0, failed: 1, skipped: 0 }, failures: OUTSIDE });
});

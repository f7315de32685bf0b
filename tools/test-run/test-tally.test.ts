import { describe, expect, it } from 'vitest';
import { add, tallyPlaywright, tallyVitest, unsteady } from './test-tally.ts';

describe('the closing line of npm test', () => {
  it('counts both runners', () => {
    const vitest = tallyVitest({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 });
    const playwright = tallyPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } });
    expect(add(vitest, playwright)).toEqual({ passed: 9, failed: 2, skipped: 3 });
  });

  it('names what passed at a second try only', () => {
    const specs = [
      { title: 'steady', tests: [{ projectName: 'desktop', status: 'expected' }] },
      { title: 'racing', tests: [{ projectName: 'phone', status: 'flaky' }] },
    ];
    expect(unsteady({ suites: [{ specs: [], suites: [{ specs }] }] })).toEqual(['phone: racing']);
  });

  it('does not take a report it cannot read for a green one', () => {
    expect(() => tallyVitest({})).toThrow('without "numPassedTests"');
    expect(() => tallyPlaywright({ stats: { expected: 3, flaky: 0 } })).toThrow('without "unexpected"');
  });
});

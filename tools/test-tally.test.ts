import { describe, expect, it } from 'vitest';
import { add, tallyPlaywright, tallyVitest } from './test-tally.ts';

describe('the closing line of npm test', () => {
  it('counts both runners', () => {
    const vitest = tallyVitest({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 });
    const playwright = tallyPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } });
    expect(add(vitest, playwright)).toEqual({ passed: 8, failed: 3, skipped: 3 });
  });

  it('does not take a report it cannot read for a green one', () => {
    expect(() => tallyVitest({})).toThrow('without "numPassedTests"');
    expect(() => tallyPlaywright({ stats: { expected: 3 } })).toThrow('without "unexpected"');
  });
});

import { expect, it } from 'vitest';
import { complaintsAbout } from './tests.ts';

// Put together here, as the check reads this file too.
const ONLY = ['it', 'only'].join('.');
const SKIP = ['test', 'skip'].join('.');
const WAIT = ['page', 'waitForTimeout'].join('.').concat('(900)');

it('finds a test that leaves the others out, whatever is said above it', () => {
  expect(complaintsAbout('a.test.ts', `// Left out: no\n${ONLY}('x', () => {});`)).toEqual([
    expect.stringContaining('a.test.ts:2: leaves all other tests out'),
  ]);
});

it('finds a test that does not run and a fixed wait, unless it is said why', () => {
  for (const [code, reason] of [
    [`${SKIP}('x', () => {});`, '// Left out: needs root.'],
    [`await ${WAIT};`, '// Fixed wait: that nothing comes is seen only later.'],
  ] as const) {
    expect(complaintsAbout('a.test.ts', code)).toHaveLength(1);
    expect(complaintsAbout('a.test.ts', `// Somehow.\n${code}`)).toHaveLength(1);
    expect(complaintsAbout('a.test.ts', `${reason}\n${code}`)).toEqual([]);
  }
});

import { expect, it } from 'vitest';
import { playwrightFailures, vitestFailures } from './failures.ts';

const STACK = '\n    at file:///somewhere/a.test.ts:3:5\n    at next (node:internal:1:1)';

it('a failed test is named with the first words of its error, without colours and stack', () => {
  const failed = {
    fullName: 'a bag is full',
    status: 'failed',
    failureMessages: [`\u001b[31mAssertionError: 1\u001b[39m${STACK}`],
  };
  const file = {
    name: '/x/a.test.ts',
    status: 'failed',
    assertionResults: [failed, { status: 'passed', fullName: 'b' }],
  };
  expect(vitestFailures({ testResults: [file] })).toEqual([
    { name: '/x/a.test.ts: a bag is full', essence: 'AssertionError: 1' },
  ]);
});

it('a file that broke before its first test is named', () => {
  const file = { name: '/x/b.test.ts', status: 'failed', assertionResults: [], message: `Cannot find it${STACK}` };
  expect(vitestFailures({ testResults: [file] })).toEqual([{ name: '/x/b.test.ts', essence: 'Cannot find it' }]);
});

it('of journeys those that failed at every try are named, and what broke outside of them', () => {
  const test = (status: string) => ({
    projectName: 'phone',
    status,
    results: [{ errors: [{ message: `Error: no${STACK}` }] }],
  });
  const spec = (title: string, status: string) => ({ title, file: 'bag.e2e.ts', line: 7, tests: [test(status)] });
  const specs = [spec('sinks', 'unexpected'), spec('wavers', 'flaky'), spec('swims', 'expected')];
  expect(playwrightFailures({ errors: [{ message: 'no browser' }], suites: [{ suites: [{ specs }] }] })).toEqual([
    { name: 'the journeys', essence: 'no browser' },
    { name: 'bag.e2e.ts:7 on the phone: sinks', essence: 'Error: no' },
  ]);
});

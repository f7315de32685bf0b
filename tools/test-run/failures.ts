import { ROOT } from '../tracked-sources.ts';
import { at, listAt, textAt } from './read-report.ts';

/** What is wrong, in a few lines. */
export interface Failure {
  /** Where: file and title. */
  name: string;
  /** The first lines of what the runner said. */
  essence: string;
}

const LINES = 6;

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
const COLOUR = /\u001b\[[\d;]*m/g;

/** The words of an error without colours, empty lines and the stack below them. */
function essenceOf(message: string): string {
  const lines = message
    .replace(COLOUR, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stack = lines.findIndex((line) => /^\s+at .+[:(]/.test(line));
  return lines
    .slice(0, Math.min(stack < 1 ? lines.length : stack, LINES))
    .map((line) => line.slice(0, 240))
    .join('\n');
}

/** Failed tests of Vitest's JSON report, and files that broke before a test of theirs could. */
export function vitestFailures(report: unknown): Failure[] {
  return listAt(report, 'testResults').flatMap((file) => {
    const path = textAt(file, 'name').replace(ROOT, '');
    const tests = listAt(file, 'assertionResults').filter((test) => at(test, 'status') === 'failed');
    if (tests.length === 0 && at(file, 'status') === 'failed') {
      return [{ name: path, essence: essenceOf(textAt(file, 'message')) }];
    }
    return tests.map((test) => ({
      name: `${path}: ${textAt(test, 'fullName')}`,
      essence: essenceOf(String(listAt(test, 'failureMessages')[0] ?? '')),
    }));
  });
}

function journeyFailure(spec: unknown, test: unknown): Failure {
  const errors = listAt(test, 'results').flatMap((result) => listAt(result, 'errors'));
  return {
    name: `${textAt(spec, 'file')}:${at(spec, 'line')} on the ${textAt(test, 'projectName')}: ${textAt(spec, 'title')}`,
    essence: essenceOf(textAt(errors[0], 'message')),
  };
}

/** Failed journeys of Playwright's JSON report, and what broke outside of any. */
export function playwrightFailures(report: unknown): Failure[] {
  const outside = listAt(report, 'errors').map((error) => ({
    name: 'the journeys',
    essence: essenceOf(textAt(error, 'message')),
  }));
  const own = listAt(report, 'specs').flatMap((spec) =>
    listAt(spec, 'tests')
      .filter((test) => at(test, 'status') === 'unexpected')
      .map((test) => journeyFailure(spec, test)),
  );
  return [...outside, ...own, ...listAt(report, 'suites').flatMap(playwrightFailures)];
}

import { readSource, trackedSources } from '../tracked-sources.ts';

const TESTS = /\.(?:test|e2e)\.tsx?$|^e2e\/.*\.ts$|\/testing\/.*\.tsx?$/;

interface Rule {
  pattern: RegExp;
  complaint: string;
  /** A comment on the line above that begins like this says why it has to be. */
  unless?: string;
}

const RULES: readonly Rule[] = [
  { pattern: /\b(?:it|test|describe|suite)(?:\.\w+)*\.only\b/, complaint: 'leaves all other tests out' },
  {
    pattern: /\b(?:it|test|describe|suite|info|testInfo)(?:\.\w+)*\.(?:skip|skipIf|runIf|todo|fixme|fails?)\b/,
    complaint: 'a test that does not run, or may fail',
    unless: 'Left out:',
  },
  {
    pattern: /\bwaitForTimeout\(|\bsleep\((?!0\))|\bsetTimeout\(\s*(?:resolve|done|\(\) => \w+\(\)),\s*[\w.]+/,
    complaint: 'waits for a fixed time: wait for what is to happen',
    unless: 'Fixed wait:',
  },
];

/** What a test file may not do, or only with its reason on the line above; one line each. */
export function complaintsAbout(file: string, source: string): string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const above = lines[index - 1]?.trim() ?? '';
    return RULES.filter(
      ({ pattern, unless }) => pattern.test(line) && !(unless && above.startsWith(`// ${unless} `)),
    ).map(
      ({ complaint, unless }) =>
        `${file}:${index + 1}: ${complaint}${unless ? `, or say why above it: // ${unless} …` : ''}: ${line.trim()}`,
    );
  });
}

/** The same of all test files. */
export function testViolations(): string[] {
  return trackedSources(TESTS).flatMap((file) => complaintsAbout(file, readSource(file)));
}

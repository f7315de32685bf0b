import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawingsPassed, drawingsVersion, noteDrawingsPassed } from './test-run/drawings.ts';
import { type Failure, playwrightFailures, vitestFailures } from './test-run/failures.ts';
import { endJobs, job, type OpenShop, openShop } from './test-run/jobs.ts';
import { outcomeOf, type Reading } from './test-run/outcome.ts';
import { add, tallyPlaywright, tallyVitest, unsteady } from './test-run/test-tally.ts';

/**
 * `npm test`: the checks, the unit and database tests, the journeys in a browser; what failed and one closing line for all.
 * Drawings are tested when something under art-kit has changed since they passed, or with `--drawings`.
 * `npm run test:nightly` adds what is slow: `*.nightly.*` files, journeys with `@nightly` in their names, all drawings,
 * journeys in Firefox; and all journeys that apply once more with the provider in a process of its own.
 */
const isNightly = process.argv.includes('--nightly');
const reports = mkdtempSync(join(tmpdir(), 'bluebird-bay-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endJobs(signal);
    process.exit(1);
  });
}

const drawings = drawingsVersion();
const drawn = isNightly || process.argv.includes('--drawings') ? undefined : drawingsPassed(drawings);
const environment = { ...(isNightly ? { NIGHTLY: '1' } : {}), ...(drawn ? { DRAWINGS: 'passed' } : {}) };

function reportOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(reports, file), 'utf8'));
  } catch {
    return undefined;
  }
}

const VITEST: Reading = { tally: tallyVitest, failures: vitestFailures };
const PLAYWRIGHT: Reading = { tally: tallyPlaywright, failures: playwrightFailures };

/** The checks, and then the opening of the shop: beside the unit and database tests, of which some wait more than they work. */
async function checksAndShop(): Promise<readonly [boolean, OpenShop]> {
  const checked = await job('node', ['tools/check.ts', '--without-tests'], { output: 'held' });
  return [checked, await openShop()];
}

function unitAndDatabaseTests(): Promise<boolean> {
  const output = `--outputFile.json=${join(reports, 'vitest.json')}`;
  return job('vitest', ['run', '--reporter=default', '--reporter=json', output], { environment });
}

// All others read the types it writes.
await job('node', ['tools/codegen.ts']);
const [[checked, shop], tested] = await Promise.all([checksAndShop(), unitAndDatabaseTests()]);
const journeysBy = (report: string, where: Readonly<Record<string, string>>): Promise<boolean> =>
  job('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    environment: { ...environment, ...where, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, report) },
  });
const walks = [{ file: 'playwright.json', walked: await journeysBy('playwright.json', shop.environment), where: '' }];
await shop.close();
if (isNightly) {
  const walked = await journeysBy('elsewhere.json', { ELSEWHERE: '1' });
  walks.push({ file: 'elsewhere.json', walked, where: ', provider elsewhere' });
}

const tests = reportOf('vitest.json');
const journeys = walks.map(({ file, ...walk }) => ({ ...walk, report: reportOf(file) }));
noteDrawingsPassed(drawings, tests);
const outcomes = [
  outcomeOf('the unit and database tests', VITEST, tests, tested),
  ...journeys.map(({ report, walked, where }) => {
    const { tally, failures } = outcomeOf('the journeys', PLAYWRIGHT, report, walked);
    return { tally, failures: failures.map(({ name, essence }) => ({ name: name + where, essence })) };
  }),
];
const total = [
  { passed: checked ? 1 : 0, failed: checked ? 0 : 1, skipped: 0 },
  ...outcomes.map(({ tally }) => tally),
].reduce(add);
const failures: Failure[] = [
  ...(checked ? [] : [{ name: 'the checks', essence: 'See the lines marked FAIL above.' }]),
  ...outcomes.flatMap((outcome) => outcome.failures),
];
for (const { name, essence } of failures) console.log(`\nFailed: ${name}\n${essence.replace(/^/gm, '  ')}`);
for (const name of journeys.flatMap(({ report }) => unsteady(report)))
  console.log(`\nPassed at a second try only: ${name}`);
if (drawn) console.log(`\n${drawn.tests} drawings not drawn again: art-kit is as it was when they passed, ${drawn.on}`);
if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
const minutes = performance.now() / 60_000;
console.log(`\n${minutes.toFixed(1)} minutes\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

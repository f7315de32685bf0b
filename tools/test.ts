import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { add, type Tally, tallyPlaywright, tallyVitest, unsteady } from './test-tally.ts';

/**
 * `npm test`: the checks, the unit and database tests, the journeys in a browser; one closing line for all.
 * `npm run test:nightly` adds what is slow: `*.nightly.*` files and journeys with `@nightly` in their names.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const nightly = process.argv.includes('--nightly') ? { NIGHTLY: '1' } : {};
const reports = mkdtempSync(join(tmpdir(), 'bluebird-bay-reports-'));

function run(command: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): boolean {
  console.log(`\n> ${command} ${args.join(' ')}`);
  return (
    spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...nightly, ...environment } })
      .status === 0
  );
}

function reportOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(reports, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The report a runner wrote; a runner that broke before writing one counts as one failure. */
function tally(report: unknown, read: (report: unknown) => Tally, succeeded: boolean): Tally {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const counted = read(report);
  const brokeOutsideATest = !succeeded && counted.failed === 0;
  return brokeOutsideATest ? { ...counted, failed: 1 } : counted;
}

const checks = run('node', ['tools/check.ts', '--without-tests']);
const vitest = run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, 'vitest.json')}`,
]);
const playwright = run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json'),
});

const journeys = reportOf('playwright.json');
const total = [
  { passed: checks ? 1 : 0, failed: checks ? 0 : 1, skipped: 0 },
  tally(reportOf('vitest.json'), tallyVitest, vitest),
  tally(journeys, tallyPlaywright, playwright),
].reduce(add);
rmSync(reports, { recursive: true, force: true });
for (const name of unsteady(journeys)) console.log(`\nPassed at a second try only: ${name}`);
if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

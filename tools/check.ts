import { execFile } from 'node:child_process';
import { castViolations } from './checks/casts.ts';
import { citationViolations } from './checks/citations.ts';
import { dependencyViolations } from './checks/dependencies.ts';
import { documentViolations } from './checks/documents.ts';
import { importViolations } from './checks/imports.ts';
import { jsonViolations } from './checks/json.ts';
import { licenceViolations } from './checks/licences.ts';
import { migrationViolations } from './checks/migrations.ts';
import { ownerViolations } from './checks/owners.ts';
import { secretViolations } from './checks/secrets.ts';
import { sourceSizeViolations } from './checks/sizes.ts';
import { testViolations } from './checks/tests.ts';
import { ROOT } from './tracked-sources.ts';

/**
 * `npm run check`: am I done? Generated types, types, lint and format, import arrows, casts, unit tests.
 * `--without-tests` leaves the tests to the caller.
 */

/** What is wrong, a line or a text each; nothing where all is well. */
type Check = () => readonly string[] | Promise<readonly string[]>;
/** Its hint is said where something is wrong and the lines themselves do not say what to do. */
type Step = readonly [name: string, check: Check, hint?: string];

function command(name: string, args: readonly string[]): Check {
  return () =>
    new Promise((resolve) => {
      execFile(name, args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
        resolve(error ? [`${stdout}${stderr}`.trim() || error.message] : []);
      });
    });
}

/** All others read what it writes. */
const FIRST = ['generated types', command('node', ['tools/codegen.ts'])] as const;
const STEPS: readonly Step[] = [
  ['types of the packages on Node', command('tsc', ['-p', 'tsconfig.json'])],
  ['types of the storefront', command('tsc', ['-p', 'storefront/tsconfig.json'])],
  ['types of the service worker', command('tsc', ['-p', 'storefront/worker/tsconfig.json'])],
  ['lint and format', command('biome', ['check', '--error-on-warnings', '.']), 'npm run format mends most of it.'],
  ['import arrows', importViolations, 'Who may import whom stands in tools/checks/imports.ts.'],
  ['casts', castViolations, 'What is not known is read with a check: a type guard, or a schema of valibot.'],
  ['dependencies', dependencyViolations],
  ['tests that wait or do not run', testViolations],
  ['what is read from JSON', () => jsonViolations()],
  ['licences', () => licenceViolations()],
  ['secrets', () => secretViolations()],
  ['migrations', migrationViolations],
  ['one place for each', () => ownerViolations()],
  ['files and folders that outgrow a reader', sourceSizeViolations],
  ['files that documents name', () => documentViolations()],
  ['requirements that are cited', () => citationViolations()],
];
const UNIT_TESTS = ['unit tests', command('vitest', ['run', '--project', 'unit', '--reporter', 'dot'])] as const;

const AT_ONCE = 2;

let failed = 0;
async function check(...[name, run, hint]: Step): Promise<void> {
  const started = performance.now();
  const problems = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  for (const problem of problems) console.log(problem);
  if (problems.length > 0 && hint) console.log(hint);
  failed += problems.length === 0 ? 0 : 1;
}

async function takeFrom(steps: Step[]): Promise<void> {
  for (let step = steps.shift(); step; step = steps.shift()) await check(...step);
}

await check(...FIRST);
const steps = [...STEPS, ...(process.argv.includes('--without-tests') ? [] : [UNIT_TESTS])];
await Promise.all(Array.from({ length: AT_ONCE }, () => takeFrom(steps)));
process.exit(failed === 0 ? 0 : 1);

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { castViolations } from './check-casts.ts';
import { importViolations } from './check-imports.ts';
import { migrationViolations } from './check-migrations.ts';

/**
 * `npm run check`: am I done? Generated types, types, lint and format, import arrows, casts, unit tests.
 * `--without-tests` leaves the tests to the caller.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));

function command(name: string, args: readonly string[]): () => string[] {
  return () => {
    const run = spawnSync(name, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    return run.status === 0 ? [] : [`${run.stdout}${run.stderr}`.trim()];
  };
}

const STEPS: ReadonlyArray<readonly [string, () => string[]]> = [
  ['generated types', command('node', ['tools/codegen.ts'])],
  ['types of the packages on Node', command('tsc', ['-p', 'tsconfig.json'])],
  ['types of the storefront', command('tsc', ['-p', 'storefront/tsconfig.json'])],
  ['types of the service worker', command('tsc', ['-p', 'storefront/worker/tsconfig.json'])],
  ['lint and format', command('biome', ['check', '--error-on-warnings', '.'])],
  ['import arrows', importViolations],
  ['casts', castViolations],
  ['migrations', migrationViolations],
];
const UNIT_TESTS = ['unit tests', command('vitest', ['run', '--project', 'unit', '--reporter', 'dot'])] as const;

let failed = 0;
for (const [name, run] of process.argv.includes('--without-tests') ? STEPS : [...STEPS, UNIT_TESTS]) {
  const started = performance.now();
  const problems = run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  for (const problem of problems) console.log(problem);
  failed += problems.length === 0 ? 0 : 1;
}
process.exit(failed === 0 ? 0 : 1);

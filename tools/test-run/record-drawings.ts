import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawingsVersion, noteDrawingsPassed } from './drawings.ts';
import { job } from './jobs.ts';

/** `npm run drawings`: tests all drawings, and where they pass notes that in `drawings-passed.json`, to be committed with them. */
const folder = mkdtempSync(join(tmpdir(), 'bluebird-bay-drawings-'));
const report = join(folder, 'vitest.json');
// Before they are tested: what changes meanwhile has not passed.
const version = drawingsVersion();
const passed = await job('vitest', [
  'run',
  'art-kit',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]);
if (passed) noteDrawingsPassed(version, JSON.parse(readFileSync(report, 'utf8')));
rmSync(folder, { recursive: true });
process.exit(passed ? 0 : 1);

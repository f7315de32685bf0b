import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './jobs.ts';
import { at, listAt, textAt } from './read-report.ts';

const ART_KIT = join(ROOT, 'art-kit');
/** Outside git, and gone with the packages. */
const NOTE = join(ROOT, 'node_modules/.cache/bluebird-bay/drawings.json');

/** When which version of the drawings' sources passed, and how many tests that were. */
export interface DrawingsPassed {
  version: string;
  tests: number;
  on: string;
}

/**
 * Changes with whatever decides how a drawing turns out, or what is tested of it: the art kit imports nothing else of the
 * repository, and draws by the packages of the lock file on this Node.
 */
export function drawingsVersion(): string {
  const files = readdirSync(ART_KIT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules'))
    .sort();
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}\n`);
  for (const path of [...files, join(ROOT, 'package-lock.json')]) {
    hash.update(`${relative(ROOT, path)}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** The note of the last run in which all drawings passed, if they are the same today. */
export function drawingsPassed(version: string): DrawingsPassed | undefined {
  try {
    const note: unknown = JSON.parse(readFileSync(NOTE, 'utf8'));
    const tests = at(note, 'tests');
    if (at(note, 'version') !== version || typeof tests !== 'number') return undefined;
    return { version, tests, on: textAt(note, 'on') };
  } catch {
    return undefined;
  }
}

/** Notes that all drawings have passed, where the report of a run says so. */
export function noteDrawingsPassed(version: string, report: unknown): void {
  const own = listAt(report, 'testResults').filter((file) => textAt(file, 'name').startsWith(ART_KIT));
  if (own.length === 0 || own.some((file) => at(file, 'status') !== 'passed')) return;
  const tests = own.flatMap((file) => listAt(file, 'assertionResults'));
  const note: DrawingsPassed = { version, tests: tests.length, on: new Date().toISOString().slice(0, 10) };
  mkdirSync(dirname(NOTE), { recursive: true });
  writeFileSync(NOTE, JSON.stringify(note));
}

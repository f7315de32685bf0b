import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockedPackages } from '@bluebird-bay/art-kit/version/locked-packages.ts';
import { ROOT } from '../tracked-sources.ts';
import { at, listAt, namesAt, textAt } from './read-report.ts';

const ART_KIT = join(ROOT, 'art-kit');
/** Kept in git, so that a fresh checkout need not draw again what has passed elsewhere; every night draws all the same. */
const NOTE = fileURLToPath(new URL('drawings-passed.json', import.meta.url));

/** When which version of the drawings' sources passed, and how many tests that were. */
export interface DrawingsPassed {
  version: string;
  tests: number;
  on: string;
}

function readJson(path: string): unknown {
  const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return read;
}

/**
 * Changes with whatever decides how a drawing turns out, or what is tested of it: the art kit imports nothing else of the
 * repository, and draws by the packages the lock file names for it on this Node.
 */
export function drawingsVersion(root = ROOT): string {
  const kit = join(root, 'art-kit');
  const files = readdirSync(kit, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules'))
    .sort();
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}\n`);
  const needed = namesAt(readJson(join(kit, 'package.json')), 'dependencies');
  for (const line of lockedPackages(readJson(join(root, 'package-lock.json')), needed)) hash.update(`${line}\n`);
  for (const path of files) hash.update(`${relative(root, path)}\n`).update(readFileSync(path));
  return hash.digest('hex');
}

/** The note of the last run in which all drawings passed, if they are the same today. */
export function drawingsPassed(version: string): DrawingsPassed | undefined {
  try {
    const note = readJson(NOTE);
    const tests = at(note, 'tests');
    if (at(note, 'version') !== version || typeof tests !== 'number') return undefined;
    return { version, tests, on: textAt(note, 'on') };
  } catch {
    return undefined;
  }
}

/** Notes that all drawings have passed, where the report of a run says so: a change to commit with the drawings. */
export function noteDrawingsPassed(version: string, report: unknown): void {
  const own = listAt(report, 'testResults').filter((file) => textAt(file, 'name').startsWith(ART_KIT));
  if (own.length === 0 || own.some((file) => at(file, 'status') !== 'passed')) return;
  const tests = own.flatMap((file) => listAt(file, 'assertionResults'));
  const note: DrawingsPassed = { version, tests: tests.length, on: new Date().toISOString().slice(0, 10) };
  if (drawingsPassed(version)?.tests !== note.tests) writeFileSync(NOTE, `${JSON.stringify(note, null, 2)}\n`);
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { lockedPackages } from './locked-packages.ts';

const ROOT = join(import.meta.dirname, '..');
/** Of whatever was installed from: it stands beside the art kit in a checkout and in a release. */
const LOCK = join(ROOT, '../package-lock.json');

/** What draws nothing: tests, what they use, and the sheets for people who look. */
const APART = /\.test\.ts$|^(?:testing|sheets)\//;

/** Whether a file of the art kit decides how a picture looks. */
export const drawsPictures = (path: string): boolean => path.endsWith('.ts') && !APART.test(path);

function readJson(path: string): unknown {
  const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return read;
}

/** The packages the art kit draws by. */
function packageNames(): string[] {
  const { dependencies }: Record<string, unknown> = Object(readJson(join(ROOT, 'package.json')));
  return Object.keys(Object(dependencies));
}

/** The version of the pictures that this drawing code makes by the packages of a lock file. */
export function versionBy(lock: unknown): string {
  const hash = createHash('sha256');
  for (const line of lockedPackages(lock, packageNames())) hash.update(`${line}\n`);
  const files = readdirSync(ROOT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules') && drawsPictures(path))
    .sort();
  for (const path of files) hash.update(`${path}\n`).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex').slice(0, 10);
}

let version: string | undefined;

/** Ten hex digits that change when any picture may look different: put them in picture addresses and cache for ever. */
export function kitVersion(): string {
  version ??= versionBy(readJson(LOCK));
  return version;
}

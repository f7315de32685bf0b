import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = import.meta.dirname;

/** Everything that decides how a picture looks: the drawing code and the versions of the libraries under it. */
const isSource = (path: string): boolean =>
  path === 'package.json' || (path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('sheets'));

function hashSources(): string {
  const hash = createHash('sha256');
  const files = readdirSync(ROOT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules') && isSource(path))
    .sort();
  for (const path of files) hash.update(`${path}\n`).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex').slice(0, 10);
}

let version: string | undefined;

/** Ten hex digits that change when any picture may look different: put them in picture addresses and cache for ever. */
export function kitVersion(): string {
  version ??= hashSources();
  return version;
}

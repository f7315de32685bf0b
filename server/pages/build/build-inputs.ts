import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { REPOSITORY } from './build-files.ts';

/** Everything a build of the storefront is made from: files, and folders with all that is in them. */
export const INPUTS = [
  'storefront/src',
  'storefront/public',
  'storefront/worker',
  'storefront/words',
  'storefront/bundle',
  'storefront/vite.config.ts',
  'contract',
  'content',
  'tools/codegen.ts',
  'tools/codegen',
  'tools/tracked-sources.ts',
  'package-lock.json',
];
const MADE_OR_UNUSED = /(?:^|\/)generated\/|\.test\.tsx?$/;

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return undefined;
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  if (!entries) return [path];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** One hash over all inputs, names included; the same on every machine. */
export async function hashBuildInputs({ hasDesignPage = false } = {}): Promise<string> {
  const found = await Promise.all(INPUTS.map((path) => filesOf(join(REPOSITORY, path))));
  const files = found
    .flat()
    .map((file) => relative(REPOSITORY, file).replaceAll('\\', '/'))
    .filter((file) => !MADE_OR_UNUSED.test(file))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const content = await readFile(join(REPOSITORY, file));
    hash.update(`${file}\0${content.byteLength}\0`).update(content);
  }
  if (hasDesignPage) hash.update('design page');
  return hash.digest('hex');
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readClientFiles } from '../answer/client-files.ts';
import { retainAssets } from './retained-assets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bluebird-bay-builds-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Builds one after another, each made of these files, each keeping what the one before had. */
async function builds(...all: ReadonlyArray<readonly string[]>): Promise<string> {
  let standing = '';
  for (const [index, files] of all.entries()) {
    const next = join(folder, `build-${index}`);
    await mkdir(join(next, 'client/assets'), { recursive: true });
    for (const file of files) await writeFile(join(next, 'client/assets', file), `from ${index}`);
    if (standing) await retainAssets(standing, next);
    standing = next;
  }
  return standing;
}

const served = async (build: string): Promise<string[]> => [...(await readClientFiles(build)).keys()].sort();

test('a page of any of the three builds before gets its scripts, one of the fourth does not (X-18)', async () => {
  const last = await builds(['entry-0.js'], ['entry-1.js'], ['entry-2.js'], ['entry-3.js'], ['entry-4.js']);
  expect(await served(last)).toEqual(['1', '2', '3', '4'].map((build) => `/assets/entry-${build}.js`));
});

test('what did not change is there once, as the last build made it', async () => {
  const last = await builds(['react-a.js', 'entry-0.js'], ['react-a.js', 'entry-1.js'], ['react-a.js', 'entry-2.js']);
  expect(await served(last)).toEqual([
    '/assets/entry-0.js',
    '/assets/entry-1.js',
    '/assets/entry-2.js',
    '/assets/react-a.js',
  ]);
  const file = (await readClientFiles(last)).get('/assets/react-a.js');
  expect(file?.body && 'plain' in file.body && Buffer.from(file.body.plain).toString()).toBe('from 2');
});

test('a file that a build dropped is kept from there on for three builds', async () => {
  const retained = await builds(['font-a.woff2'], ['x-1.js'], ['x-2.js'], ['x-3.js']);
  expect(await served(retained)).toContain('/assets/font-a.woff2');
  const gone = await builds(['font-a.woff2'], ['x-1.js'], ['x-2.js'], ['x-3.js'], ['x-4.js']);
  expect(await served(gone)).not.toContain('/assets/font-a.woff2');
});

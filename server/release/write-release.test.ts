import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertReplaceable } from './write-release.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bluebird-bay-release-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a folder that holds anything but a release is not replaced', async () => {
  await writeFile(join(folder, 'letters.txt'), 'mine');
  await expect(assertReplaceable(folder)).rejects.toThrow('is not empty and holds no release');
  expect(await readdir(folder)).toEqual(['letters.txt']);
});

it('one that is missing, empty, or a release is', async () => {
  await assertReplaceable(join(folder, 'missing'));
  await assertReplaceable(folder);
  await writeFile(join(folder, 'release.json'), '{"version":"0.1.0+1"}');
  await assertReplaceable(folder);
});

import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shareAssets } from './shared-assets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bluebird-bay-assets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const shared = (): string => join(folder, 'shared');

async function aBuild(name: string, ...files: string[]): Promise<string> {
  await mkdir(join(folder, name, 'client/assets'), { recursive: true });
  for (const file of files) await writeFile(join(folder, name, 'client/assets', file), `${file} of ${name}`);
  return join(folder, name);
}

const DAY_MS = 24 * 60 * 60_000;

test('each version finds the scripts of the other, whichever started first', async () => {
  const old = await shareAssets(await aBuild('old', 'entry-1.js', 'entry-1.js.br', 'entry-1.js.gz'), shared());
  expect(await old.find('/assets/entry-2.js')).toBeUndefined();
  const next = await shareAssets(await aBuild('next', 'entry-2.js', 'font.woff2'), shared());
  expect(await next.find('/assets/entry-1.js')).toMatchObject({ isHashed: true, body: { effort: 'asset' } });
  expect(await old.find('/assets/entry-2.js')).toMatchObject({ isHashed: true });
  expect(await old.find('/assets/font.woff2')).toMatchObject({ body: { type: 'font/woff2' } });
});

test('nothing else in or above the folder is answered', async () => {
  const assets = await shareAssets(await aBuild('old', 'entry-1.js', 'entry-1.js.br'), shared());
  await writeFile(join(folder, 'secret.js'), 'secret');
  for (const name of ['../secret.js', '..%2fsecret.js', '', '.', '.entry-1.js.17', 'entry-1.js.br', 'a/b.js'])
    expect(await assets.find(`/assets/${name}`), name).toBeUndefined();
});

test('what no version that started within thirty days has goes; what one still has stays', async () => {
  await shareAssets(await aBuild('old', 'entry-1.js', 'react.js'), shared());
  const longAgo = new Date(Date.now() - 31 * DAY_MS);
  for (const name of await readdir(shared())) await utimes(join(shared(), name), longAgo, longAgo);
  await shareAssets(await aBuild('next', 'entry-2.js', 'react.js'), shared());
  expect((await readdir(shared())).sort()).toEqual(['entry-2.js', 'react.js']);
});

test('nodes of one version that start at the same moment do not get into each other’s way', async () => {
  const files = Array.from({ length: 40 }, (_, index) => `entry-${index}.js`);
  const build = await aBuild('old', ...files);
  await Promise.all([1, 2, 3].map(() => shareAssets(build, shared())));
  expect((await readdir(shared())).sort()).toEqual(files.toSorted());
});

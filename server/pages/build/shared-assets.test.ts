import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SharedAssets, shareAssets } from './shared-assets.ts';

let folder: string;
const running: SharedAssets[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bluebird-bay-assets-'));
});
afterEach(async () => {
  for (const assets of running.splice(0)) await assets.close();
  vi.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

const shared = (): string => join(folder, 'shared');

/** A version that runs. */
async function share(build: string): Promise<SharedAssets> {
  const assets = await shareAssets(build, shared(), silentLog);
  running.push(assets);
  return assets;
}

async function aBuild(name: string, ...files: string[]): Promise<string> {
  await mkdir(join(folder, name, 'client/assets'), { recursive: true });
  for (const file of files) await writeFile(join(folder, name, 'client/assets', file), `${file} of ${name}`);
  return join(folder, name);
}

const DAY_MS = 24 * 60 * 60_000;

test('each version finds the scripts of the other, whichever started first', async () => {
  const old = await share(await aBuild('old', 'entry-1.js', 'entry-1.js.br', 'entry-1.js.gz'));
  expect(await old.find('/assets/entry-2.js')).toBeUndefined();
  const next = await share(await aBuild('next', 'entry-2.js', 'font.woff2'));
  expect(await next.find('/assets/entry-1.js')).toMatchObject({ isHashed: true, body: { effort: 'asset' } });
  expect(await old.find('/assets/entry-2.js')).toMatchObject({ isHashed: true });
  expect(await old.find('/assets/font.woff2')).toMatchObject({ body: { type: 'font/woff2' } });
});

test('nothing else in or above the folder is answered', async () => {
  const assets = await share(await aBuild('old', 'entry-1.js', 'entry-1.js.br'));
  await writeFile(join(folder, 'secret.js'), 'secret');
  for (const name of ['../secret.js', '..%2fsecret.js', '', '.', '.entry-1.js.17', 'entry-1.js.br', 'a/b.js'])
    expect(await assets.find(`/assets/${name}`), name).toBeUndefined();
});

/** A month later. */
async function grow(): Promise<void> {
  const longAgo = new Date(Date.now() - 31 * DAY_MS);
  for (const name of await readdir(shared())) await utimes(join(shared(), name), longAgo, longAgo);
}

test('what no version that ran within thirty days has goes; what one still has stays', async () => {
  await share(await aBuild('old', 'entry-1.js', 'react.js'));
  await grow();
  await share(await aBuild('next', 'entry-2.js', 'react.js'));
  expect((await readdir(shared())).sort()).toEqual(['entry-2.js', 'react.js']);
});

test('a version that started long ago and runs until the next one starts is not forgotten', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const old = await share(await aBuild('old', 'entry-1.js'));
  await grow();
  vi.advanceTimersByTime(DAY_MS);
  await old.close();
  await share(await aBuild('next', 'entry-2.js'));
  expect((await readdir(shared())).sort()).toEqual(['entry-1.js', 'entry-2.js']);
});

test('nodes of one version that start at the same moment do not get into each other’s way', async () => {
  const files = Array.from({ length: 40 }, (_, index) => `entry-${index}.js`);
  const build = await aBuild('old', ...files);
  await Promise.all([1, 2, 3].map(() => share(build)));
  expect((await readdir(shared())).sort()).toEqual(files.toSorted());
});

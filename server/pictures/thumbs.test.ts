import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPictures, type Pictures } from './pictures.ts';

const PIECE = 'p/bucket/bluebird/flat-1';
const UNNAMED = 'p/bucket/bluebird/flat-2';
let cacheDir: string;
let pictures: Pictures;
beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'bluebird-bay-pictures-'));
  pictures = createPictures({ cacheDir, log: keptLog('pictures'), workers: 1, named: new Set([PIECE]) });
});
afterAll(async () => {
  pictures.stop();
  await rm(cacheDir, { recursive: true, force: true });
});

const get = (name: string) => pictures.fetch(new Request(`http://localhost${pictures.base}/${name}`));

it('is the drawn picture made smaller, a quarter of its weight or less', async () => {
  const thumb = await get(`${PIECE}@160.webp`);
  expect([thumb.status, thumb.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  const bytes = Buffer.from(await thumb.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 160, height: 200, format: 'webp' });
  const whole = await (await get(`${PIECE}@400.webp`)).arrayBuffer();
  expect(bytes.byteLength).toBeLessThan(whole.byteLength / 4);
  expect(pictures.figures().asked.drawn).toBe(1);
});

it('can be had ahead of time', async () => {
  expect(await pictures.prepare({ spec: PIECE, width: 160, format: 'webp' })).toBe(true);
});

it('is there for scenes and prints too, and of products for those that are named', async () => {
  const statuses = [`${UNNAMED}@160.webp`, `${PIECE}@160.jpeg`, 'c/bucket/bluebird@160.webp'].map(
    async (name) => (await get(name)).status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 404, 404]);
  const print = Buffer.from(await (await get('t/bluebird@160.webp')).arrayBuffer());
  expect(await sharp(print).metadata()).toMatchObject({ width: 160, format: 'webp' });
  expect(await pictures.prepare({ spec: 's/share', width: 160, format: 'webp' })).toBe(true);
});

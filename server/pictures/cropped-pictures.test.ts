import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cropPicture } from '@bluebird-bay/art-kit/crop-picture.ts';
import { keptLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPictures, type Pictures } from './pictures.ts';

let cacheDir: string;
let pictures: Pictures;
beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'bluebird-bay-pictures-'));
  pictures = createPictures({ cacheDir, log: keptLog('pictures'), workers: 1, named: new Set() });
});
afterAll(async () => {
  pictures.stop();
  await rm(cacheDir, { recursive: true, force: true });
});

const PRINT = 't/passionfruit';
const ask = (query: string) => pictures.fetch(new Request(`http://localhost${pictures.url(PRINT, 100)}${query}`));
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const cuts = () =>
  readdirSync(cacheDir, { recursive: true, encoding: 'utf8' }).filter((name) => /-\d+x\d+-/.test(name));

it('are cut from what is drawn, and kept under few names whatever is asked', async () => {
  const whole = await bytesOf(await ask(''));
  const cut = await ask('?width=100&height=80&crop=center');
  expect([cut.status, cut.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await bytesOf(cut)).toEqual(await cropPicture(whole, { ratio: 5 / 4, position: 'centre', format: 'webp' }));
  for (const query of ['?width=100&height=79&crop=center', '?width=90&height=72&crop=center&v=1'])
    expect((await ask(query)).status).toBe(200);
  expect(cuts()).toHaveLength(1);
  // a shape nobody asks for is the whole picture
  expect(await bytesOf(await ask('?width=100&height=7&crop=center'))).toEqual(whole);
  expect(cuts()).toHaveLength(1);
});

it('that are too many at once come whole, and nobody keeps them so', async () => {
  const whole = await bytesOf(await ask(''));
  const heights = [80, 79, 75, 74, 67, 56, 50];
  const queries = heights.flatMap((height) =>
    ['top', 'bottom', 'left', 'right', 'center'].map((crop) => `?width=100&height=${height}&crop=${crop}`),
  );
  const answers = await Promise.all(
    queries.map(async (query) => {
      const answer = await ask(query);
      return { kept: answer.headers.get('cache-control'), isWhole: whole.equals(await bytesOf(answer)) };
    }),
  );
  const late = answers.filter(({ isWhole }) => isWhole);
  expect(late.length).toBeGreaterThan(0);
  expect(new Set(late.map(({ kept }) => kept))).toEqual(new Set(['no-store']));
  for (const { kept } of answers.filter(({ isWhole }) => !isWhole)) expect(kept).toContain('immutable');
});

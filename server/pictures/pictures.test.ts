import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { keptLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawAll } from './draw-ahead.ts';
import { createPictures, type Pictures } from './pictures.ts';

describe('pictures', () => {
  let cacheDir: string;
  let pictures: Pictures;
  const log = keptLog('pictures');
  let hasRoom = true;

  beforeAll(async () => {
    cacheDir = await mkdtemp(join(tmpdir(), 'bluebird-bay-pictures-'));
    process.env.DYING_WORKER_MARKER = join(cacheDir, 'died-once');
    const workerModule = new URL('testing/dying-worker.ts', import.meta.url);
    pictures = createPictures({
      cacheDir: join(cacheDir, 'drawn'),
      log,
      workers: 1,
      workerModule,
      hasRoom: () => hasRoom,
    });
  });
  afterAll(async () => {
    pictures.stop();
    await rm(cacheDir, { recursive: true, force: true });
  });

  /** As a page of the shop asks. */
  const OURS = { 'sec-fetch-site': 'same-origin' };
  const get = (path: string, headers: Record<string, string> = OURS): Promise<Response> =>
    pictures.fetch(new Request(`http://localhost${path}`, { headers }));
  const of = (view: string, width = 400): string => pictures.url(`p/triangle/passionfruit/${view}`, width);

  it('draws a picture once and keeps it for ever', async () => {
    const answer = await get(of('flat-1'));
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toBe('w400');
    const [version = ''] = readdirSync(join(cacheDir, 'drawn'));
    expect(existsSync(join(cacheDir, 'drawn', version, 'p/triangle/passionfruit/flat-1@400.webp'))).toBe(true);
  });

  it('draws and shows one that the disk has no room for, and keeps it in memory alone (13.1)', async () => {
    const stored = () =>
      readdirSync(join(cacheDir, 'drawn'), { recursive: true }).filter((name) => name.includes('flat-9'));
    hasRoom = false;
    expect(await (await get(of('flat-9'))).text()).toBe('w400');
    hasRoom = true;
    expect([stored(), await (await get(of('flat-9'))).text()]).toEqual([[], 'w400']);
    await get(of('flat-9', 800));
    expect(stored()).toHaveLength(1);
  });

  it('answers the address of an earlier kit, but not for ever', async () => {
    const answer = await get(of('flat-1').replace(/\/pictures\/[0-9a-f]+\//, '/pictures/0123456789/'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  });

  it('sends who saves data a sketch of a product and the smallest scene, and the picture once it is tapped', async () => {
    const saving = { ...OURS, 'save-data': 'on' };
    const sketch = await get(of('flat-3'), { ...saving, 'accept-encoding': 'gzip, br' });
    expect(Object.fromEntries(sketch.headers)).toEqual({
      'content-type': 'image/svg+xml',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding, save-data, sec-fetch-site',
    });
    expect(gunzipSync(await sketch.arrayBuffer()).toString()).toMatch(/^<svg [^>]*width="80" height="100"/);
    expect((await get(of('flat-3'), saving)).headers.get('content-encoding')).toBeNull();
    expect(await (await get(`${of('flat-3')}?again=0`, saving)).text()).toBe('w400');
    expect(await (await get(pictures.url('s/hero', 1920), saving)).text()).toBe('w400');
    for (const headers of [OURS, { ...OURS, 'save-data': 'off' }]) {
      const picture = await get(of('flat-3'), headers);
      expect([picture.headers.get('content-type'), picture.headers.get('vary')]).toEqual([
        'image/webp',
        'save-data, sec-fetch-site',
      ]);
      expect(await (await get(pictures.url('s/hero', 1920), headers)).text()).toBe('w1920');
    }
  });

  it('sends another storefront the picture it names, whoever saves data there', async () => {
    const theirs = { 'sec-fetch-site': 'cross-site', 'save-data': 'on' };
    const picture = await get(of('flat-3'), theirs);
    expect([picture.headers.get('content-type'), await picture.text()]).toEqual(['image/webp', 'w400']);
    expect(await (await get(pictures.url('s/hero', 1920), theirs)).text()).toBe('w1920');
  });

  it('sends a cut-out and a picture for mail as they are', async () => {
    const saving = { ...OURS, 'save-data': 'on' };
    for (const path of [
      pictures.url('c/triangle/passionfruit', 200),
      pictures.url('p/triangle/passionfruit/flat-3', 400, 'jpeg'),
    ]) {
      const answer = await get(path, saving);
      expect([answer.headers.get('vary'), answer.headers.get('content-type')]).not.toContain('image/svg+xml');
      expect(answer.headers.get('vary')).toBeNull();
    }
  });

  it('tries again when the process dies over a picture', async () => {
    expect(await (await get(of('flat-7'))).text()).toBe('w400');
  });

  it('shows the swatch when it dies again and again, and draws the next picture all the same', async () => {
    const answer = await get(of('flat-13'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toMatch(/^<svg [^>]*width="1" height="1"/);
    expect(log.lines.some((line) => line.includes('the drawing process ended'))).toBe(true);
    expect(await (await get(of('flat-2', 800))).text()).toBe('w800');
  });

  it('draws on in a fresh process once one has grown too large', async () => {
    const drawnBy = async (seed: number): Promise<string> => {
      const [pid = '', spec] = (await (await get(of(`close-${seed}`))).text()).split(' ');
      expect(spec).toBe(`p/triangle/passionfruit/close-${seed}`);
      return pid;
    };
    const [lean, stillLean, fat, after] = [await drawnBy(38), await drawnBy(39), await drawnBy(40), await drawnBy(41)];
    expect(stillLean).toBe(lean);
    expect(fat).toBe(lean);
    expect(after).not.toBe(fat);
    // The end of the old process must not be taken for the end of the new one: pictures would change names.
    for (const seed of [42, 43, 44]) expect(await drawnBy(seed)).toBe(after);
  });

  it('shows the swatch when the kit says no', async () => {
    expect((await get(of('flat-5'))).headers.get('content-type')).toBe('image/svg+xml');
    expect(log.lines.at(-1)).toContain('out of pink');
  });

  it.each([
    ['another storefront', { 'sec-fetch-site': 'cross-site' }],
    ['whoever does not say who asks', {}],
    ['an old browser on another page', { referer: 'https://stranger.example/' }],
  ])(
    'says to %s that it is not drawn yet, and shows no swatch under a name that promises a picture',
    async (_who, headers) => {
      const answer = await get(of('flat-5'), headers);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
      expect((await get(of('flat-5'), { referer: 'http://localhost/tops/' })).headers.get('content-type')).toBe(
        'image/svg+xml',
      );
    },
  );

  it('answers a size that somebody asks for with the next one there is, drawn once', async () => {
    for (const query of ['?width=300', '?width=301', '?width=400&v=7'])
      expect(await (await get(`${of('flat-3', 800)}${query}`)).text()).toBe('w400');
    expect(await (await get(`${of('flat-3')}?width=5000`)).text()).toBe('w1920');
    expect(await (await get(`${of('flat-3')}?width=nonsense`)).text()).toBe('w400');
  });

  it('packs a scene as AVIF where the address says so', async () => {
    const answer = await get(pictures.url('s/hero', 1920, 'avif'));
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect(await answer.text()).toBe('w1920');
  });

  it('draws prints small enough for a dot', async () => {
    expect(await (await get(pictures.url('t/passionfruit', 100))).text()).toBe('w100');
  });

  it('draws ahead what is missing, and finds the rest on disk', async () => {
    const picture = { spec: 'p/triangle/passionfruit/flat-20', width: 400, format: 'webp' } as const;
    const beyond = { ...picture, spec: 'p/triangle/passionfruit/flat-5' };
    const told: string[] = [];
    const onProgress = (done: number, of: number): number => told.push(`${done}/${of}`);
    expect(await drawAll(pictures, [picture, beyond], { onProgress })).toBe(1);
    expect(told).toEqual(['1/2', '2/2']);
    const stopped = { ...picture, spec: 'p/triangle/passionfruit/flat-21' };
    expect(await drawAll(pictures, [stopped], { signal: AbortSignal.abort() })).toBe(0);
    expect(await drawAll(pictures, [picture])).toBe(1);
  });

  it.each([
    ['another width', (path: string) => path.replace('@400', '@401')],
    ['an unknown cut', (path: string) => path.replace('triangle', 'toga')],
    ['an unknown colourway', (path: string) => path.replace('passionfruit', 'plutonium')],
    ['an unknown view', (path: string) => path.replace('flat', 'inside-out')],
    ['a way out', (path: string) => path.replace('triangle', '..%2ftriangle')],
    ['ten thousand letters', (path: string) => path.replace('triangle', 'a'.repeat(10_000))],
    ['a dot of a product', (path: string) => path.replace('@400', '@100')],
    ['a product as AVIF', (path: string) => path.replace('.webp', '.avif')],
    ['another ending', (path: string) => path.replace('.webp', '.gif')],
    ['nothing', () => '/pictures/'],
  ])('refuses %s without drawing anything', async (_what, change) => {
    expect((await get(change(of('flat-1')))).status).toBe(404);
  });
});

describe('pictures that anybody may ask for (D8)', () => {
  let cacheDir: string;
  let pictures: Pictures;
  const NAMED = 'p/triangle/passionfruit/flat-1';
  beforeAll(async () => {
    cacheDir = await mkdtemp(join(tmpdir(), 'bluebird-bay-pictures-'));
    process.env.DYING_WORKER_MARKER = join(cacheDir, 'died-once');
    pictures = createPictures({
      cacheDir,
      log: keptLog('pictures'),
      workers: 1,
      workerModule: new URL('testing/dying-worker.ts', import.meta.url),
      named: new Set([NAMED]),
      // five pictures of four or five bytes are more than that
      mostBytes: 20,
    });
  });
  afterAll(async () => {
    pictures.stop();
    await rm(cacheDir, { recursive: true, force: true });
  });
  const get = (spec: string, width = 400) =>
    pictures.fetch(new Request(`http://localhost${pictures.base}/${spec}@${width}.webp`));
  const stored = (): string[] =>
    readdirSync(cacheDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'));

  it('are those the shop names, and those it gives an address to while it runs', async () => {
    expect((await get(NAMED)).status).toBe(200);
    expect((await get('p/triangle/passionfruit/flat-2')).status).toBe(404);
    expect((await get('s/share', 1200)).status).toBe(200);
    pictures.url('p/triangle/passionfruit/flat-2', 400);
    expect((await get('p/triangle/passionfruit/flat-2')).status).toBe(200);
  });

  it('are not said to be none while nobody can tell whether an address was given', async () => {
    const asked = createPictures({
      cacheDir,
      log: keptLog('pictures'),
      named: new Set(),
      issued: { issue: () => undefined, isIssued: async () => undefined },
    });
    const request = new Request(`http://localhost${asked.base}/p/triangle/passionfruit/flat-30@400.webp`);
    const answer = await asked.fetch(request);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    asked.stop();
  });

  it('leave the disk days after their kit was last in use, and nothing else beside them does', async () => {
    const weekAgo = new Date(Date.now() - 7 * 24 * 60 * 60_000);
    const files = ['0123456789/p/old@400.webp', 'abcdef0123/p/new@400.webp', 'holiday-2019/beach.jpg', 'notes.txt'];
    for (const file of files) {
      mkdirSync(dirname(join(cacheDir, file)), { recursive: true });
      writeFileSync(join(cacheDir, file), '');
      if (!file.includes('new')) utimesSync(join(cacheDir, file), weekAgo, weekAgo);
    }
    for (const kit of ['0123456789', 'abcdef0123']) utimesSync(join(cacheDir, kit), weekAgo, weekAgo);
    createPictures({ cacheDir, log: keptLog('pictures') }).stop();
    await pictures.trim();
    const left = files.filter((file) => existsSync(join(cacheDir, file)));
    expect(left).toEqual(['abcdef0123/p/new@400.webp', 'holiday-2019/beach.jpg', 'notes.txt']);
    expect(existsSync(join(cacheDir, '0123456789'))).toBe(false);
    for (const file of left) rmSync(join(cacheDir, file));
  });

  it('leave the disk, those first that were not asked for the longest, and are drawn again', async () => {
    await Promise.all([get(NAMED, 800), get(NAMED, 1200)]);
    const oldest = stored().find((name) => name.endsWith('flat-1@800.webp')) ?? '';
    const yesterday = new Date(Date.now() - 24 * 60 * 60_000);
    utimesSync(join(cacheDir, oldest), yesterday, yesterday);
    const before = stored();
    await pictures.trim();
    expect(stored()).toEqual(before.filter((name) => name !== oldest));
    await pictures.trim();
    expect(stored()).toHaveLength(before.length - 1);
    expect((await get(NAMED)).status).toBe(200);
  });
});

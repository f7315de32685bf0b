import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture, drawRaster } from './draw-picture.ts';
import { CUT_IDS, type CutId } from './garments/cuts.ts';
import { type PictureSpec, parsePictureSpec } from './picture-spec.ts';
import type { Raster } from './raster.ts';

const WIDTH = 160;

const product = (cut: CutId, colourway: string, seed: number): PictureSpec => ({
  kind: 'product',
  cut,
  colourway,
  view: 'flat',
  seed,
});

/** Little of their frame is cloth. */
const THIN: ReadonlySet<CutId> = new Set(['necklace', 'pearls', 'pendant', 'waistchain']);

const fingerprint = ({ data }: Raster): string => createHash('sha256').update(data).digest('hex').slice(0, 16);

function pictureAt(path: string): Raster {
  const spec = parsePictureSpec(path);
  if (!spec) throw new Error(`No picture ${path}`);
  return drawRaster(spec, WIDTH);
}

/** The part of the pixels that differ clearly from the corner, which is always backdrop. */
function busyShare({ data, width, height }: Raster): number {
  let busy = 0;
  for (let o = 0; o < data.length; o += 4) {
    const away = [0, 1, 2].reduce((sum, k) => sum + Math.abs((data[o + k] ?? 0) - (data[k] ?? 0)), 0);
    if (away > 60) busy++;
  }
  return busy / (width * height);
}

describe('product pictures', () => {
  it.each(CUT_IDS)('show the %s', (cut) => {
    const picture = drawRaster(product(cut, 'midnight-meadow', 3), WIDTH);
    expect([picture.width, picture.height]).toEqual([160, 200]);
    expect(busyShare(picture)).toBeGreaterThan(THIN.has(cut) ? 0.03 : 0.06);
  });

  // Golden pictures, in the plainest prints, so that they stand for the cloth and not for a print. When they change on
  // purpose, look at the sheets before writing the new hashes here.
  it.each([
    ['p/triangle/gingham-cherry/flat-0', '86f19067d2f5a375'],
    ['p/onepiece/cabana/flat-1', 'b4f84c55959a91ed'],
    ['p/boardshorts/gingham-bluebird/close-2', '11b0fbfcd5f19cb9'],
    ['p/scrunchie/cabana-coral/flat-3', 'dfd5a8ae6cd43918'],
    ['p/dress/gingham-butter/set-4', '40097b2433668030'],
    ['p/onepiece/cabana/model-1', 'bf3637d07b697de6'],
    ['p/tieside/gingham-butter/back-2-freya', '1913a3d8bd866e73'],
    ['p/slip/cabana-coral/side-3', 'd9aa324574212ec4'],
    ['p/sunhat/polka/low-4', '0f21fee37d6a71bd'],
  ])('%s keeps its look', (path, known) => {
    expect(fingerprint(pictureAt(path))).toBe(known);
  });

  it('change with the seed', () => {
    const drawn = [0, 1, 2].map((seed) => fingerprint(drawRaster(product('cheeky', 'hibiscus-heat', seed), WIDTH)));
    expect(new Set(drawn).size).toBe(3);
  });

  it('do not depend on what was drawn before', () => {
    const first = fingerprint(pictureAt('p/twist/angel/flat-5'));
    pictureAt('p/twist/wildflowers/flat-6');
    pictureAt('p/twist/angel/close-5');
    expect(fingerprint(pictureAt('p/twist/angel/flat-5'))).toBe(first);
  });
});

describe('drawPicture', () => {
  it('gives the same WebP bytes for the same picture', async () => {
    const spec = product('bucket', 'happy-check', 1);
    const [once, again] = [await drawPicture(spec, 400), await drawPicture(spec, 400)];
    expect(once.equals(again)).toBe(true);
    const { format, width, height, hasAlpha } = await sharp(once).metadata();
    expect({ format, width, height, hasAlpha }).toEqual({ format: 'webp', width: 400, height: 500, hasAlpha: false });
  });

  it('draws prints square', async () => {
    const { width, height } = await sharp(await drawPicture({ kind: 'print', colourway: 'positano' }, 400)).metadata();
    expect([width, height]).toEqual([400, 400]);
  });

  it('packs what opens a page on a phone for a slow line', async () => {
    const packed = await drawPicture({ kind: 'scene', scene: 'hero-mobile' }, 800, 'avif');
    expect(packed.byteLength).toBeLessThan(31_000);
  });
});

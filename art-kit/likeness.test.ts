import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture, drawRaster } from './draw-picture.ts';
import { likenessDistance, likenessOf, NEARLY_EQUAL } from './likeness.ts';
import { parsePictureSpec } from './picture-spec.ts';
import type { Raster } from './raster.ts';

function picture(size: number, grey: (x: number, y: number) => number): Raster {
  const data = new Uint8ClampedArray(size * size * 4);
  for (let i = 0; i < size * size; i++) {
    const value = grey((i % size) / size, Math.floor(i / size) / size);
    data.set([value, value, value, 255], i * 4);
  }
  return { width: size, height: size, data };
}

const rising = picture(64, (x) => 40 + x * 150);

function drawn(path: string, width = 96): Raster {
  const spec = parsePictureSpec(path);
  if (!spec) throw new Error(`No picture ${path}`);
  return drawRaster(spec, width);
}

const apart = (a: Raster, b: Raster): number => likenessDistance(likenessOf(a), likenessOf(b)).all;

describe('likeness', () => {
  it('sees the same grey picture at another size and in another light', () => {
    const brighter = picture(144, (x) => 70 + x * 160);
    expect(likenessDistance(likenessOf(rising), likenessOf(brighter)).grey).toBe(0);
  });

  it('tells a picture from its mirror image', () => {
    const falling = picture(64, (x) => 190 - x * 150);
    expect(likenessDistance(likenessOf(rising), likenessOf(falling)).grey).toBe(64);
  });

  it('notices a change in one corner', () => {
    const dented = picture(64, (x, y) => (x < 0.25 && y < 0.25 ? 190 - x * 150 : 40 + x * 150));
    const { grey } = likenessDistance(likenessOf(rising), likenessOf(dented));
    expect(grey).toBeGreaterThan(0);
    expect(grey).toBeLessThan(12);
  });

  it.each(['p/necklace/coral/flat-3', 'p/dress/wildflowers/model-12', 'p/triangle/polka/set-8'])(
    'knows a copy of %s, smaller and packed hard',
    async (path) => {
      const spec = parsePictureSpec(path);
      if (!spec) throw new Error(`No picture ${path}`);
      const packed = await sharp(await drawPicture(spec, 400))
        .webp({ quality: 40 })
        .toBuffer();
      const { data, info } = await sharp(packed).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      expect(apart(drawn(path), { width: info.width, height: info.height, data })).toBeLessThanOrEqual(NEARLY_EQUAL);
    },
  );

  it('knows a clone: the same piece, put down the same way on the same set', () => {
    expect(apart(drawn('p/sunhat/coral/flat-5'), drawn('p/sunhat/coral/flat-5'))).toBe(0);
  });

  it('tells two pieces of one cut apart by how they lie', () => {
    for (const cut of ['sunhat', 'necklace', 'clip', 'tieside', 'triangle', 'balconette']) {
      const distance = apart(drawn(`p/${cut}/coral/flat-5`), drawn(`p/${cut}/coral/flat-6`));
      expect(distance, cut).toBeGreaterThan(NEARLY_EQUAL);
    }
  });
});

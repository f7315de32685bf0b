import { gzipSync } from 'node:zlib';
import { COLOURWAY_LIST } from '@bluebird-bay/art-kit/colourways.ts';
import { CUT_IDS, type CutId } from '@bluebird-bay/art-kit/garments/cuts.ts';
import { rasterise } from '@bluebird-bay/art-kit/raster.ts';
import { expect, it } from 'vitest';
import { SKETCH_PX, sketchPicture } from './sketch-picture.ts';

const sketch = (cut: CutId, colourway: string): string =>
  sketchPicture({ kind: 'product', cut, colourway, view: 'flat', seed: 1 });

it('is a few kilobytes of any piece in any print', () => {
  const cuts: readonly CutId[] = ['triangle', 'dress', 'longboards'];
  const weights = COLOURWAY_LIST.flatMap(({ id }) => cuts.map((cut) => gzipSync(sketch(cut, id)).byteLength));
  expect(weights.toSorted((a, b) => a - b)[weights.length >> 1]).toBeLessThan(2_500);
  expect(Math.max(...weights)).toBeLessThan(8_000);
});

it('says that it is smaller than any picture, and draws every cut on its ground', () => {
  for (const cut of CUT_IDS) {
    const svg = sketch(cut, 'passionfruit');
    expect(svg, cut).toContain(`width="${SKETCH_PX}" height="${SKETCH_PX * 1.25}"`);
    const { data } = rasterise(svg, 100);
    const [red, green, blue] = data;
    let drawn = 0;
    for (let at = 0; at < data.length; at += 4)
      if (data[at] !== red || data[at + 1] !== green || data[at + 2] !== blue) drawn += 1;
    expect(drawn / (data.length / 4), cut).toBeGreaterThan(0.01);
  }
});

it('shows other prints as other cloth', () => {
  const [first, ...others] = ['passionfruit', 'zebra-cocoa', 'ink'].map((colourway) =>
    Buffer.from(rasterise(sketch('onepiece', colourway), 100).data).toString('base64'),
  );
  for (const other of others) expect(other === first).toBe(false);
});

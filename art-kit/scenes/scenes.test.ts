import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Raster } from '../raster.ts';
import { drawScene, type Scene } from './scene.ts';
import { SCENE_IDS, SCENES } from './scenes.ts';

const WIDTH = 160;

const fingerprint = ({ data }: Raster): string => createHash('sha256').update(data).digest('hex').slice(0, 16);

/** How many different colours a picture has, counted in steps of 32 per channel. */
function colourCount({ data }: Raster): number {
  const seen = new Set<number>();
  for (let o = 0; o < data.length; o += 4) {
    seen.add(((data[o] ?? 0) >> 5) * 64 + ((data[o + 1] ?? 0) >> 5) * 8 + ((data[o + 2] ?? 0) >> 5));
  }
  return seen.size;
}

/** Flat drawing alone has few colours; whoever stands or lies in it brings many. */
const coloursExpected = ({ parts }: Scene): number => (parts.every((part) => 'drawing' in part) ? 12 : 25);

describe('scenes', () => {
  it.each(SCENE_IDS)('%s fills its frame', (id) => {
    const picture = drawScene(SCENES[id], WIDTH);
    expect(picture.width).toBe(WIDTH);
    expect(picture.height).toBe(Math.round((WIDTH * SCENES[id].height) / SCENES[id].width));
    expect(colourCount(picture)).toBeGreaterThan(coloursExpected(SCENES[id]));
    for (let o = 3; o < picture.data.length; o += 4) expect(picture.data[o]).toBe(255);
  });

  it('come out the same every time', () => {
    expect(fingerprint(drawScene(SCENES.hero, WIDTH))).toBe(fingerprint(drawScene(SCENES.hero, WIDTH)));
  });

  it('leave the left of the hero free for words', () => {
    const { data, width, height } = drawScene(SCENES.hero, 480);
    // Sky and sea only: blue is never the weakest channel there. Below is the beach, and who is on it.
    for (let y = 0; y < height * 0.6; y++) {
      for (let x = Math.round(width * 0.1); x < width * 0.4; x++) {
        const o = (y * width + x) * 4;
        expect((data[o + 2] ?? 0) + 6).toBeGreaterThan(data[o] ?? 0);
      }
    }
  });
});

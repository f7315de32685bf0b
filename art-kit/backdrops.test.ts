import { describe, expect, it } from 'vitest';
import { backdropFor } from './backdrops.ts';
import { luminance, parseHex } from './colour.ts';
import { COLOURWAY_LIST } from './colourways.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

describe('backdrops', () => {
  it.each(COLOURWAY_LIST.map(({ id, print }) => [id, print.ground] as const))(
    'set %s off from its ground',
    (id, ground) => {
      const [gr, gg, gb] = parseHex(ground);
      for (const seed of SEEDS) {
        const [r, g, b] = parseHex(backdropFor(id, seed));
        expect(Math.hypot(r - gr, g - gg, b - gb)).toBeGreaterThan(20);
      }
    },
  );

  it('change from seed to seed', () => {
    for (const { id } of COLOURWAY_LIST) {
      for (const seed of SEEDS) expect(backdropFor(id, seed), id).not.toBe(backdropFor(id, seed + 1));
    }
  });

  it('are darker behind white goods', () => {
    for (const seed of SEEDS) expect(luminance(backdropFor('white-eyelet', seed))).toBeLessThan(0.84);
  });
});

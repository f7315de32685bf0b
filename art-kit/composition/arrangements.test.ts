import { describe, expect, it } from 'vitest';
import { boundsOf } from '../cloth/auto-view.ts';
import { COLOURWAY_LIST, colourwayById } from '../colourways.ts';
import { CUT_IDS, CUTS } from '../garments/cuts.ts';
import { arrangementOf } from './arrangements.ts';
import { companionOf } from './companion.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const arranged = CUT_IDS.filter((cut) => arrangementOf(cut) !== undefined);

describe('arrangements', () => {
  it.each(arranged)('show the %s itself, in its own cloth', (cut) => {
    for (const seed of SEEDS) {
      const own = arrangementOf(cut, seed)?.filter((piece) => piece.cut === cut && piece.cloth === 'own');
      expect(own, `seed ${seed}`).toHaveLength(1);
    }
  });

  it.each(arranged)('keep the %s and what goes with it inside the picture', (arrangedCut) => {
    for (const { cut, x, y, scale } of SEEDS.flatMap((seed) => arrangementOf(arrangedCut, seed) ?? [])) {
      const [, , width, height] = boundsOf(CUTS[cut].silhouette.parts);
      // Of what lies beside, an edge may leave the picture.
      const room = cut === arrangedCut ? 0 : 30;
      expect(x - (width * scale) / 2, cut).toBeGreaterThan(-room);
      expect(x + (width * scale) / 2, cut).toBeLessThan(800 + room);
      expect(y - (height * scale) / 2, cut).toBeGreaterThan(-room);
      expect(y + (height * scale) / 2, cut).toBeLessThan(1000 + room);
    }
  });

  it.each(arranged)('lay the %s out in more than one way', (cut) => {
    const ways = SEEDS.map((seed) =>
      arrangementOf(cut, seed)
        ?.map((piece) => piece.cut)
        .join(),
    );
    expect(new Set(SEEDS.map((seed) => JSON.stringify(arrangementOf(cut, seed)))).size).toBe(SEEDS.length);
    expect(new Set(ways).size).toBeGreaterThan(1);
  });
});

describe('companions', () => {
  it.each(COLOURWAY_LIST.map(({ id }) => id))('of %s bring another pattern', (id) => {
    expect(colourwayById(companionOf(id)).print.generator).not.toBe(colourwayById(id).print.generator);
  });

  it('share the hue', () => {
    expect(companionOf('gingham-bluebird')).toBe('cabana');
    expect(companionOf('angel'), 'white trim on sky').toBe('cabana');
    expect(companionOf('strawberry-picnic')).toBe('gingham-cherry');
  });
});

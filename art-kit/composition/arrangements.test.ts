import { describe, expect, it } from 'vitest';
import { boundsOf } from '../cloth/auto-view.ts';
import { COLOURWAY_LIST, colourwayById } from '../colourways.ts';
import { CUT_IDS, CUTS } from '../garments/cuts.ts';
import { arrangementOf } from './arrangements.ts';
import { companionOf } from './companion.ts';

const arranged = CUT_IDS.flatMap((cut) => {
  const pieces = arrangementOf(cut);
  return pieces ? [{ cut, pieces }] : [];
});

describe('arrangements', () => {
  it.each(arranged)('show the $cut itself, in its own cloth', ({ cut, pieces }) => {
    expect(pieces.filter((piece) => piece.cut === cut && piece.cloth === 'own')).toHaveLength(1);
  });

  it.each(arranged)('keep what goes with the $cut inside the picture', ({ pieces }) => {
    for (const { cut, x, y, scale } of pieces) {
      const [, , width, height] = boundsOf(CUTS[cut].silhouette.parts);
      expect(x - (width * scale) / 2, cut).toBeGreaterThan(0);
      expect(x + (width * scale) / 2, cut).toBeLessThan(800);
      expect(y - (height * scale) / 2, cut).toBeGreaterThan(0);
      expect(y + (height * scale) / 2, cut).toBeLessThan(1000);
    }
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

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Raster } from '../raster.ts';
import { bareStage } from '../stages/stage.ts';
import { CAST_IDS, MEN, WOMEN } from './cast.ts';
import { drawModelView, drawOnModel, modellingFor } from './on-model.ts';
import { WORN_CUTS, type WornCut } from './worn/worn.ts';

const WIDTH = 96;
const STAGE = bareStage('#dcecf5');

const fingerprint = ({ data }: Raster): string => createHash('sha256').update(data).digest('hex').slice(0, 16);

const LITTLE_CLOTH: ReadonlySet<WornCut> = new Set([
  'sunhat',
  'boater',
  'floppyhat',
  'visor',
  'headband',
  'necklace',
  'pearls',
  'pendant',
  'waistchain',
]);

/** Share of pixels of the print's ground: pure red here, which no skin, hair or backdrop comes near. */
function redShare({ data, width, height }: Raster): number {
  let red = 0;
  for (let o = 0; o < data.length; o += 4) {
    if ((data[o] ?? 0) > 150 && (data[o + 1] ?? 0) < 110 && (data[o + 2] ?? 0) < 100) red++;
  }
  return red / (width * height);
}

describe('on a model', () => {
  it.each(CAST_IDS.flatMap((cast) => WORN_CUTS.map((cut) => [cast, cut] as const)))('%s wears the %s', (cast, cut) => {
    const options = {
      cast,
      pose: 'hip',
      mirrored: false,
      crop: 'low',
      stage: STAGE,
      width: WIDTH,
      seed: 1,
    } as const;
    const picture = drawOnModel(cut, 'coral', options);
    expect([picture.width, picture.height]).toEqual([96, 120]);
    // Of straw hats only the band is printed, and beads are small.
    expect(redShare(picture)).toBeGreaterThan(LITTLE_CLOTH.has(cut) ? 0.004 : 0.03);
  });

  it('draws the same picture again, whatever was drawn between', () => {
    const first = fingerprint(drawModelView('dress', 'strawberry-picnic', 4, 'model', WIDTH));
    drawModelView('dress', 'wildflowers', 5, 'model', WIDTH);
    expect(fingerprint(drawModelView('dress', 'strawberry-picnic', 4, 'model', WIDTH))).toBe(first);
  });

  it('lets one person wear a top and its bottoms', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(modellingFor('tieside', 'wildflowers', seed)).toEqual(modellingFor('triangle', 'wildflowers', seed));
    }
  });

  it('gives everyone work', () => {
    const cutsOf = { women: 'onepiece', men: 'boardshorts' } as const;
    const hired = (cut: 'onepiece' | 'boardshorts'): Set<string> =>
      new Set(Array.from({ length: 100 }, (_, seed) => modellingFor(cut, 'positano', seed).cast));
    expect(hired(cutsOf.women)).toEqual(new Set(WOMEN));
    expect(hired(cutsOf.men)).toEqual(new Set(MEN));
  });

  // Golden pictures: a change of look changes them. Look at the sheets, then write the new hashes here.
  it.each([
    ['triangle', 'wildflowers', 'model', '635dd37dd5c827e2'],
    ['onepiece', 'citrus-grove', 'low', 'c2e3c4a57a52352a'],
    ['swimshorts', 'terrazzo', 'model', 'b190a9e2725d1139'],
  ] as const)('the %s in %s keeps its look', (cut, colourway, crop, known) => {
    expect(fingerprint(drawModelView(cut, colourway, 3, crop, WIDTH))).toBe(known);
  });
});

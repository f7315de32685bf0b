import { describe, expect, it } from 'vitest';
import { type Canvas, createCanvas } from '../cloth/canvas.ts';
import type { Raster } from '../raster.ts';
import { bareAt, COVERED, holesOf } from '../testing/bare-skin.ts';
import { DOLL_WARDROBE, type DollGarment } from './doll-wardrobe.ts';
import { DOLL_IDS, DOLL_POSES, DOLLS, isDollPose } from './dolls.ts';
import { drawDressedDoll } from './draw-doll.ts';
import { drawnLayers, dressDoll } from './dress-doll.ts';

const WIDTH = 104;
/** Of 255 in any channel: soft edges, the grain of the paper and the shade of a hem on a leg stay below. */
const STRANGE = 90;
/** By day every piece is worn with a few of the others, by night with all of them. */
const STEP = process.env.NIGHTLY ? 1 : 4;

const { tops, bottoms, onePieces, accessories } = DOLL_WARDROBE;
const clothes: readonly DollGarment[] = [...tops, ...bottoms, ...onePieces];
const garments = [...clothes, ...accessories];

const pairsOf = (some: readonly DollGarment[], others: readonly DollGarment[]): DollGarment[][] =>
  some.flatMap((one, i) => others.filter((_, k) => (i + k) % STEP === 0).map((other) => [one, other]));

/** Pixels that are of quite another colour in these two, and not alone in that: a gap, not a speck on a soft edge. */
function strangePixels(one: Raster, other: Raster): number {
  const isStrange = (pixel: number): boolean =>
    [0, 1, 2, 3].some((k) => Math.abs((one.data[pixel * 4 + k] ?? 0) - (other.data[pixel * 4 + k] ?? 0)) > STRANGE);
  let count = 0;
  for (let pixel = 0; pixel < one.width * one.height; pixel++)
    if (isStrange(pixel) && (isStrange(pixel + 1) || isStrange(pixel + one.width))) count += 1;
  return count;
}

/** Pixels along the edges of a picture that show something. */
const onRim = ({ data, width, height }: Raster): number =>
  Array.from({ length: width * height }, (_, i) => i).filter(
    (i) =>
      (data[i * 4 + 3] ?? 0) > 0 &&
      (i % width === 0 || i % width === width - 1 || i < width || i >= width * (height - 1)),
  ).length;

describe.each(DOLL_IDS)('%s in the wardrobe of the game', (id) => {
  const doll = { doll: id, pose: 'classic' } as const;
  const layer = drawnLayers(doll, WIDTH);
  const { height } = layer('self');

  function fromLayers(outfit: readonly DollGarment[]): Canvas {
    const canvas = createCanvas(WIDTH, height);
    dressDoll(canvas, layer, outfit);
    return canvas;
  }
  const drawnAtOnce = (outfit: readonly DollGarment[]): Raster =>
    drawDressedDoll(
      doll,
      outfit.map(([cut, colourway]) => ({ cut, colourway })),
      WIDTH,
    );
  /** Outfits whose layers, laid on each other, show what a drawing of the whole does not: a gap, skin, the plain suit. */
  const illFitting = (outfits: readonly (readonly DollGarment[])[]): string[] =>
    outfits.filter((outfit) => strangePixels(fromLayers(outfit), drawnAtOnce(outfit)) > 0).map(String);

  it('wears every top with every bottoms, and the one-piece, without a gap', () => {
    expect(illFitting([...pairsOf(bottoms, tops), ...onePieces.map((whole) => [whole])])).toEqual([]);
  });

  it('takes every accessory along with every outfit', () => {
    const outfits = pairsOf(tops, bottoms).map(([top, bottom], i) => {
      const [one, other] = [accessories[i % accessories.length], accessories[(i * 7 + 4) % accessories.length]];
      const along = [one, ...(one?.[0] === other?.[0] ? [] : [other])];
      return [bottom, top, ...along].flatMap((garment): DollGarment[] => (garment ? [[...garment]] : []));
    });
    expect(illFitting(outfits)).toEqual([]);
  });

  it('is told apart from a doll with a gap', () => {
    const [top, bottom] = [DOLLS[id].ownTop, DOLLS[id].ownBottoms];
    expect(strangePixels(fromLayers([top]), drawnAtOnce([bottom, top]))).toBeGreaterThan(100);
    expect(strangePixels(fromLayers([bottom]), drawnAtOnce([bottom, top]))).toBeGreaterThan(100);
  });

  it.each(Object.keys(DOLL_POSES).filter(isDollPose))('shows no skin inside a piece, standing %s', (pose) => {
    const { person, stance } = DOLLS[id];
    const holes = clothes.flatMap(([cut]) => {
      const rows = COVERED[cut];
      return rows ? holesOf(bareAt(cut, person, DOLL_POSES[pose] ?? stance), rows).map((hole) => `${cut} ${hole}`) : [];
    });
    expect(holes).toEqual([]);
  });

  it('wears nothing that leaves the stage', () => {
    expect(garments.filter((garment) => onRim(layer(garment)) > 0).map(String)).toEqual([]);
  });
});

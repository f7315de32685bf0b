import type { CutId } from '../garments/cuts.ts';
import type { Raster } from '../raster.ts';
import { stageFor } from '../stages/stage-for.ts';
import { arrangementOf } from './arrangements.ts';
import { companionOf } from './companion.ts';
import { drawFlatLay } from './flat-lay.ts';

/** A piece with what goes with it. 4:5, `width` pixels wide. Throws a RangeError for cuts that are pictured alone. */
export function drawSet(cut: CutId, colourway: string, seed: number, width: number): Raster {
  const arrangement = arrangementOf(cut, seed);
  if (!arrangement) throw new RangeError(`${cut} is not part of a set`);
  const companion = companionOf(colourway);
  const pieces = arrangement.map((piece) => ({ ...piece, colourway: piece.cloth === 'own' ? colourway : companion }));
  return drawFlatLay(pieces, stageFor(colourway, seed), seed, width);
}

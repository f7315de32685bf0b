import { drawRaster } from '../draw-picture.ts';
import type { CutId } from '../garments/cuts.ts';
import type { Raster } from '../raster.ts';
import { contactSheet } from './contact-sheet.ts';

const CUTS: readonly CutId[] = ['triangle', 'cheeky', 'onepiece', 'boardshorts'];
const COLOURWAY = 'hibiscus-heat';

function* pictures(): Generator<Raster> {
  for (const cut of CUTS) {
    for (let seed = 0; seed < 6; seed++) {
      yield drawRaster({ kind: 'product', cut, colourway: COLOURWAY, view: 'flat', seed }, 300);
    }
  }
}

/** What the seed changes: one colourway of a few cuts, six times. */
export const variationSheet = (): Promise<Buffer> => contactSheet(pictures(), 6);

import { COLOURWAY_LIST } from '../colourways.ts';
import { drawRaster } from '../draw-picture.ts';
import { CUT_IDS } from '../garments/cuts.ts';
import { type PictureView, viewsFor } from '../picture-views.ts';
import type { Raster } from '../raster.ts';
import { contactSheet } from './contact-sheet.ts';

const WIDTH = 300;

function* pictures(view: PictureView): Generator<Raster> {
  // A stride prime to the number of colourways: neighbours differ, and every cut meets another family.
  for (const [i, cut] of CUT_IDS.entries()) {
    const colourway = COLOURWAY_LIST[(i * 11) % COLOURWAY_LIST.length]?.id;
    if (colourway === undefined || !viewsFor(cut).includes(view)) continue;
    yield drawRaster({ kind: 'product', cut, colourway, view, seed: i }, WIDTH);
  }
}

/** Every cut in one view, each in another colourway. */
export const garmentsSheet = (view: PictureView): Promise<Buffer> => contactSheet(pictures(view), 6);

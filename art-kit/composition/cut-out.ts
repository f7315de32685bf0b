import { boundsOf } from '../cloth/auto-view.ts';
import type { View } from '../cloth/part.ts';
import { renderCloth } from '../cloth/render.ts';
import { templateFor } from '../cloth/template-cache.ts';
import { CUTS, type CutId } from '../garments/cuts.ts';
import type { Raster } from '../raster.ts';

/** The frame of a card's picture, in drawing units. */
const FRAME = { width: 700, height: 600 } as const;
const MARGIN = 1.08;
/** What is small stays smaller than what is large. */
const LEAST_WIDTH = 420;

function around([x, y, width, height]: View): View {
  const ratio = FRAME.width / FRAME.height;
  const across = Math.max(width * MARGIN, height * MARGIN * ratio, LEAST_WIDTH);
  return [x + width / 2 - across / 2, y + height / 2 - across / ratio / 2, across, across / ratio];
}

/** A product by itself, straight and large, on nothing. 7:6, `width` pixels wide, premultiplied. */
export function drawCutOut(cut: CutId, colourway: string, width: number): Raster {
  const { silhouette } = CUTS[cut];
  const template = templateFor(`${cut} cut-out`, width / FRAME.width, () => ({
    ...silhouette,
    ...FRAME,
    view: around(boundsOf(silhouette.parts)),
  }));
  return renderCloth(template, colourway, { transparent: true });
}

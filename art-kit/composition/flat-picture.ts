import { backdropFor } from '../backdrops.ts';
import { PRODUCT_WIDTH } from '../cloth/frame.ts';
import { renderCloth } from '../cloth/render.ts';
import { templateFor } from '../cloth/template-cache.ts';
import { CUTS, type CutId } from '../garments/cuts.ts';
import type { Raster } from '../raster.ts';
import { layProduct, silhouetteOf } from './product.ts';

/** The whole product, or its telling detail, on a studio sheet. 4:5, `width` pixels wide. */
export function drawProduct(
  cut: CutId,
  colourway: string,
  seed: number,
  view: 'flat' | 'close',
  width: number,
): Raster {
  const laid = layProduct(cut, colourway, seed);
  const window = view === 'close' ? CUTS[cut].closeUp : undefined;
  const template = templateFor(`${cut} ${view} ${laid.variant}`, width / PRODUCT_WIDTH, () =>
    silhouetteOf(laid, window),
  );
  return renderCloth(
    template,
    colourway,
    { backdrop: backdropFor(colourway, seed) },
    { printOffset: laid.printOffset },
  );
}

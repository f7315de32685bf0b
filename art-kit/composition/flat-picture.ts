import { PRODUCT_WIDTH } from '../cloth/frame.ts';
import { renderCloth } from '../cloth/render.ts';
import { templateFor } from '../cloth/template-cache.ts';
import type { TurnedCut } from '../garments/backs.ts';
import { CUTS, type CutId } from '../garments/cuts.ts';
import type { Raster } from '../raster.ts';
import { bareStage } from '../stages/stage.ts';
import { stageFor } from '../stages/stage-for.ts';
import { layProduct, productThrough, turnedProduct, wholeProduct } from './product.ts';

/** The camera comes close at a small angle only: cloth has a grain. */
const CLOSE_LEAN = 7;

/** The whole product on its stage. 4:5, `width` pixels wide. */
export function drawFlat(cut: CutId, colourway: string, seed: number, width: number): Raster {
  const laid = layProduct(cut, colourway, seed);
  const key = `${cut} flat ${laid.variant} ${seed}`;
  const template = templateFor(key, width / PRODUCT_WIDTH, () => wholeProduct(laid));
  const stage = stageFor(colourway, seed);
  return renderCloth(template, colourway, { stage }, { printOffset: laid.printOffset });
}

/** The detail that tells a cut from the next, on the plain sheet. 4:5, `width` pixels wide. */
export function drawClose(cut: CutId, colourway: string, seed: number, width: number): Raster {
  const laid = layProduct(cut, colourway, seed);
  const lean = Math.max(-CLOSE_LEAN, Math.min(CLOSE_LEAN, laid.pose.degrees));
  const key = `${cut} close ${laid.variant} ${lean}`;
  const template = templateFor(key, width / PRODUCT_WIDTH, () => productThrough(laid, CUTS[cut].closeUp, lean));
  const stage = bareStage(stageFor(colourway, seed).tint);
  return renderCloth(template, colourway, { stage }, { printOffset: laid.printOffset });
}

/** The whole product turned over. 4:5, `width` pixels wide. */
export function drawReverse(cut: TurnedCut, colourway: string, seed: number, width: number): Raster {
  const laid = layProduct(cut, colourway, seed);
  const key = `${cut} reverse ${laid.variant} ${seed}`;
  const template = templateFor(key, width / PRODUCT_WIDTH, () => turnedProduct(laid, cut));
  const stage = bareStage(stageFor(colourway, seed).tint);
  return renderCloth(template, colourway, { stage }, { printOffset: laid.printOffset });
}

import { autoView, boundsOf } from '../cloth/auto-view.ts';
import type { Silhouette, View } from '../cloth/part.ts';
import { VARIANTS, vary } from '../cloth/vary.ts';
import { CUTS, type CutId } from '../garments/cuts.ts';
import type { Point } from '../path.ts';
import { rng } from '../random.ts';
import { printPosition } from './print-position.ts';

/** One product as it lies in front of the camera. The same product looks the same in all its views. */
export interface LaidProduct {
  readonly cut: CutId;
  readonly colourway: string;
  /** Which way it is put down, 0 to VARIANTS - 1. */
  readonly variant: number;
  readonly printOffset: Point;
}

/** Lays a product down by its seed: print position and fall of the folds. */
export function layProduct(cut: CutId, colourway: string, seed: number): LaidProduct {
  const random = rng(`${cut} ${colourway} ${seed}`);
  const variant = Math.floor(random() * VARIANTS);
  return { cut, colourway, variant, printOffset: printPosition(CUTS[cut].silhouette.parts, colourway, random) };
}

const centreOf = ([x, y, width, height]: View): Point => [Math.round(x + width / 2), Math.round(y + height / 2)];

const framings = new Map<CutId, { readonly view: View; readonly middle: Point }>();

/** Where a cut lies on its drawing: the view that frames it and the middle it turns about. */
function framingOf(cut: CutId): { readonly view: View; readonly middle: Point } {
  const known = framings.get(cut);
  if (known) return known;
  const { parts } = CUTS[cut].silhouette;
  const framing = { view: autoView(parts), middle: centreOf(boundsOf(parts)) };
  framings.set(cut, framing);
  return framing;
}

/** The middle of a cut on its drawing. */
export const middleOf = (cut: CutId): Point => framingOf(cut).middle;

/**
 * The silhouette of a laid product seen through a window of its drawing, or through its own frame when none is given.
 * `lean` in degrees takes the place of the small angle it lies at by itself.
 */
export function silhouetteOf({ cut, variant }: LaidProduct, view?: View, lean?: number): Silhouette {
  const { view: own, middle } = framingOf(cut);
  const lying = vary(CUTS[cut].silhouette, variant, middle);
  const turn = lean === undefined ? lying.turn : { degrees: lean, about: middle };
  return { ...lying, ...(turn && { turn }), view: view ?? own };
}

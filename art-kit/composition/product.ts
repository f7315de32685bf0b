import { boundsOf, viewAround } from '../cloth/auto-view.ts';
import type { Silhouette, View } from '../cloth/part.ts';
import { refolded, VARIANTS } from '../cloth/vary.ts';
import { BACKS, type TurnedCut } from '../garments/backs.ts';
import { CUTS, type CutId } from '../garments/cuts.ts';
import type { Point } from '../path.ts';
import { rng } from '../random.ts';
import { type Pose, poseOf } from './pose.ts';
import { printPosition } from './print-position.ts';

/** One product as it lies in front of the camera. The same product looks the same in all its views. */
export interface LaidProduct {
  readonly cut: CutId;
  readonly colourway: string;
  /** Which way its folds fall, 0 to VARIANTS - 1. */
  readonly variant: number;
  readonly pose: Pose;
  readonly printOffset: Point;
}

/** Lays a product down by its seed: pose, print position and fall of the folds. */
export function layProduct(cut: CutId, colourway: string, seed: number): LaidProduct {
  const random = rng(`${cut} ${colourway} ${seed}`);
  const variant = Math.floor(random() * VARIANTS);
  const { kind, silhouette } = CUTS[cut];
  return {
    cut,
    colourway,
    variant,
    pose: poseOf(kind, seed, cut),
    printOffset: printPosition(silhouette.parts, colourway, random),
  };
}

const bounds = new Map<CutId, View>();

function boundsOfCut(cut: CutId): View {
  const known = bounds.get(cut) ?? boundsOf(CUTS[cut].silhouette.parts);
  bounds.set(cut, known);
  return known;
}

const centreOf = ([x, y, width, height]: View): Point => [Math.round(x + width / 2), Math.round(y + height / 2)];

/** The middle of a cut on its drawing. */
export const middleOf = (cut: CutId): Point => centreOf(boundsOfCut(cut));

/** The box that a box takes when it is turned about its middle. */
function turned([x, y, width, height]: View, degrees: number): View {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const [across, down] = [width * cos + height * sin, width * sin + height * cos];
  return [x + (width - across) / 2, y + (height - down) / 2, across, down];
}

/** The whole of a laid product, posed, in a frame of its own. */
export function wholeProduct({ cut, variant, pose }: LaidProduct): Silhouette {
  return {
    ...refolded(CUTS[cut].silhouette, variant),
    turn: { degrees: pose.degrees, about: middleOf(cut) },
    view: viewAround(turned(boundsOfCut(cut), pose.degrees), pose),
  };
}

/** A laid product seen through a window of its drawing, turned by `degrees` about a point of it. */
export function productThrough(
  { cut, variant }: LaidProduct,
  view: View,
  degrees: number,
  about: Point = centreOf(view),
): Silhouette {
  return { ...refolded(CUTS[cut].silhouette, variant), turn: { degrees, about }, view };
}

/** A laid product turned over, in a frame of its own. */
export function turnedProduct({ variant, pose }: LaidProduct, cut: TurnedCut): Silhouette {
  const silhouette = BACKS[cut];
  const bounds = boundsOf(silhouette.parts);
  return {
    ...refolded(silhouette, variant),
    turn: { degrees: -pose.degrees, about: centreOf(bounds) },
    view: viewAround(turned(bounds, pose.degrees), pose),
  };
}

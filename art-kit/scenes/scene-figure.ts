import type { Canvas } from '../cloth/canvas.ts';
import { disc, flatCut } from '../gouache/cut-outs.ts';
import { boundsOfOutlines } from '../gouache/outline.ts';
import { paintLayers } from '../gouache/paint-layers.ts';
import { CAST, type CastId } from '../people/cast.ts';
import { type Figure, figure } from '../people/figure.ts';
import type { Glasses } from '../people/head/face.ts';
import type { Pose } from '../people/pose.ts';
import { POSES, type PoseId } from '../people/poses.ts';
import type { WornCut } from '../people/wear/wardrobe.ts';

/** A cut in a colourway. */
export type SceneWear = readonly [cut: WornCut, colourway: string];

/** Somebody in a scene. */
export interface SceneFigure {
  readonly who: CastId;
  /** One of the poses, and what of it is to be otherwise. */
  readonly pose: PoseId;
  readonly change?: Partial<Pose>;
  /** Undermost first. */
  readonly wear: readonly SceneWear[];
  /** Where the middle of the hips is to the right, and where the lowest point stands, scene units. */
  readonly x: number;
  readonly y: number;
  /** Scene units for somebody of 1000 units. */
  readonly tall: number;
  readonly mirrored?: boolean;
  readonly glasses?: Glasses;
  /** Colour of the shadow on the ground below; none where there is no ground. */
  readonly ground?: string;
  /** Where water or a wall begins that hides what is below, scene units. */
  readonly until?: number;
  /** Not there for what they wear. */
  readonly passing?: boolean;
}

/** The rows of a canvas above a height, on the same pixels. */
const upTo = ({ width, data }: Canvas, height: number): Canvas => ({
  width,
  height,
  data: data.subarray(0, width * height * 4),
});

const figureOf = (part: SceneFigure): Figure =>
  figure({
    person: CAST[part.who],
    pose: { ...POSES[part.pose], ...part.change },
    wear: part.wear.map(([cut, colourway]) => ({ cut, colourway })),
    ...(part.mirrored ? { mirrored: true } : {}),
    ...(part.glasses ? { glasses: part.glasses } : {}),
  });

const boundsOf = ({ layers }: Figure): readonly [left: number, top: number, right: number, bottom: number] =>
  boundsOfOutlines(layers.flatMap(({ patches }) => patches.flatMap(({ outlines }) => outlines)));

/** How far somebody reaches, scene units: left, top, right, bottom. */
export function boundsOfFigure(part: SceneFigure): readonly [number, number, number, number] {
  const [left, top, right, bottom] = boundsOf(figureOf(part));
  const scale = part.tall / 1000;
  return [part.x + left * scale, part.y - (bottom - top) * scale, part.x + right * scale, part.y];
}

/** Draws somebody; `pixels` to a scene unit. */
export function drawFigure(canvas: Canvas, part: SceneFigure, pixels: number): void {
  const drawn = figureOf(part);
  const { layers } = drawn;
  const [left, , right, bottom] = boundsOf(drawn);
  const scale = (part.tall / 1000) * pixels;
  const placement = { scale, x: part.x * pixels, y: part.y * pixels - bottom * scale };
  if (part.ground) {
    const shadow = disc((left + right) / 2 + 16, bottom - 8, (right - left) * 0.52, 17);
    paintLayers(canvas, [flatCut([shadow], part.ground)], placement);
  }
  paintLayers(part.until === undefined ? canvas : upTo(canvas, Math.round(part.until * pixels)), layers, placement);
}

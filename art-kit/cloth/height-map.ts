import { fbm } from '../noise.ts';
import { smoothstep } from '../numbers.ts';
import { rng } from '../random.ts';
import { blur } from './blur.ts';
import type { Frame, PixelWindow } from './frame.ts';
import { coverage } from './mask.ts';
import type { Fold, Part, Puff } from './part.ts';

/** Wrinkles of one piece of cloth: a point of the drawing to a height around 0. */
export type Wrinkles = (x: number, y: number) => number;

/** Wrinkle noise for a silhouette; its five cells spread over `span` drawing units. */
export function wrinklesFor(name: string, span: number): Wrinkles {
  const noise = fbm(rng(`wr${name}`), 5, 3);
  return (x, y) => {
    const u = x / span;
    const v = y / (span * 1.25);
    return 3 * noise(u * 0.9 + v * 0.35, v * 0.55 - u * 0.15);
  };
}

const DEFAULT_PUFF: readonly Puff[] = [
  [5, 2.2],
  [18, 6],
  [60, 14],
];

/** A fold of this height is drawn fully opaque. */
const OPAQUE_FOLD = 20;

function foldSvg(fold: Fold): string {
  const strength = Math.min(1, Math.abs(fold.height) / OPAQUE_FOLD);
  const path = `path d="${fold.d}"${fold.shift ? ` transform="translate(${fold.shift.join(' ')})"` : ''}`;
  return fold.width === undefined
    ? `<${path} fill="#fff" fill-opacity="${strength}"/>`
    : `<${path} fill="none" stroke="#fff" stroke-opacity="${strength}" stroke-width="${fold.width}" stroke-linecap="round"/>`;
}

function addScaled(target: Float32Array, source: Float32Array, factor: number): void {
  for (let i = 0; i < target.length; i++) target[i] = (target[i] ?? 0) + factor * (source[i] ?? 0);
}

function addPuff(heights: Float32Array, mask: Float32Array, puff: Puff, window: PixelWindow, scale: number): void {
  const [sigma, height] = puff;
  const soft = blur(mask, window.width, window.height, sigma * scale);
  const factor = height * scale;
  for (let i = 0; i < heights.length; i++) heights[i] = (heights[i] ?? 0) + factor * smoothstep(0.5, 1, soft[i] ?? 0);
}

/** Folds that share blur and sign are drawn in one go: overlapping ones saturate, like stacked gathers. */
function addFolds(heights: Float32Array, folds: readonly Fold[], frame: Frame, window: PixelWindow): void {
  const groups = Map.groupBy(folds, (fold) => `${fold.blur} ${Math.sign(fold.height)}`);
  for (const group of groups.values()) {
    const first = group[0];
    if (!first || first.height === 0) continue;
    const drawn = coverage(frame, window, group.map(foldSvg).join(''));
    const soft = blur(drawn, window.width, window.height, first.blur * frame.pixelsPerUnit);
    addScaled(heights, soft, Math.sign(first.height) * OPAQUE_FOLD * frame.pixelsPerUnit);
  }
}

function addPointwise(
  heights: Float32Array,
  frame: Frame,
  window: PixelWindow,
  mask: Float32Array,
  heightAt: (x: number, y: number) => number,
): void {
  for (let y = 0, i = 0; y < window.height; y++) {
    for (let x = 0; x < window.width; x++, i++) {
      if ((mask[i] ?? 0) === 0) continue;
      const [unitX, unitY] = frame.locate(x + window.x, y + window.y);
      heights[i] = (heights[i] ?? 0) + frame.pixelsPerUnit * heightAt(unitX, unitY);
    }
  }
}

/** The relief of a part in pixels, one value per pixel of its window. */
export function heightMap(
  part: Part,
  mask: Float32Array,
  frame: Frame,
  window: PixelWindow,
  wrinkles: Wrinkles,
): Float32Array {
  const heights = new Float32Array(mask.length);
  for (const puff of part.puff ?? DEFAULT_PUFF) addPuff(heights, mask, puff, window, frame.pixelsPerUnit);
  if (part.folds) addFolds(heights, part.folds, frame, window);
  const wrinkle = part.wrinkle ?? 2.2;
  if (wrinkle > 0) addPointwise(heights, frame, window, mask, (x, y) => wrinkle * wrinkles(x, y));
  if (part.heightAt) addPointwise(heights, frame, window, mask, part.heightAt);
  return blur(heights, window.width, window.height, 1.2 * frame.pixelsPerUnit);
}

import { type Octaves, octavesAlong, octavesOf } from '../noise.ts';
import { smoothstep } from '../numbers.ts';
import { rng } from '../random.ts';
import { blur } from './blur.ts';
import type { Frame, PixelWindow, UnitsOfPixels } from './frame.ts';
import { coverage } from './mask.ts';
import type { Fold, Part, Puff } from './part.ts';
import { inScratch, scratchField } from './scratch.ts';

/** Wrinkles of one piece of cloth; their five cells spread over `span` drawing units. */
export interface Wrinkles {
  readonly noise: Octaves;
  readonly span: number;
}

/** Wrinkle noise for a silhouette. */
export const wrinklesFor = (name: string, span: number): Wrinkles => ({
  noise: octavesOf(rng(`wr${name}`), 5, 3),
  span,
});

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
  const soft = blur(mask, window.width, window.height, sigma * scale, scratchField(mask.length));
  const factor = height * scale;
  for (let i = 0; i < heights.length; i++) {
    const covered = soft[i] ?? 0;
    if (covered > 0.5) heights[i] = (heights[i] ?? 0) + factor * smoothstep(0.5, 1, covered);
  }
}

/** Folds that share blur and sign are drawn in one go: overlapping ones saturate, like stacked gathers. */
function addFolds(heights: Float32Array, folds: readonly Fold[], frame: Frame, window: PixelWindow): void {
  const groups = Map.groupBy(folds, (fold) => `${fold.blur} ${Math.sign(fold.height)}`);
  for (const group of groups.values()) {
    const first = group[0];
    if (!first || first.height === 0) continue;
    inScratch(() => {
      const drawn = coverage(frame, window, group.map(foldSvg).join(''));
      const sigma = first.blur * frame.pixelsPerUnit;
      const soft = blur(drawn, window.width, window.height, sigma, scratchField(drawn.length));
      addScaled(heights, soft, Math.sign(first.height) * OPAQUE_FOLD * frame.pixelsPerUnit);
    });
  }
}

/** What a part is worked out with: where its pixels lie on the drawing, and how many of them a drawing unit takes. */
interface Ground {
  readonly units: UnitsOfPixels;
  readonly pixelsPerUnit: number;
}

/** Points of a row the wrinkles are asked for at, and what they say: no longer than the row is wide. */
interface AskedRow {
  readonly u: Float64Array;
  readonly v: Float64Array;
  readonly heights: Float64Array;
  /** Where in the part's fields each point is. */
  readonly at: Int32Array;
}

/** Takes up the points of row `y` that are covered; says how many there are. */
function askRow(
  row: AskedRow,
  { acrossX, acrossY, downX, downY }: UnitsOfPixels,
  mask: Float32Array,
  y: number,
  span: number,
): number {
  const width = acrossX.length;
  let count = 0;
  for (let x = 0, i = y * width; x < width; x++, i++) {
    if ((mask[i] ?? 0) === 0) continue;
    const across = ((acrossX[x] ?? 0) + (downX[y] ?? 0)) / span;
    const down = ((acrossY[x] ?? 0) + (downY[y] ?? 0)) / (span * 1.25);
    row.u[count] = across * 0.9 + down * 0.35;
    row.v[count] = down * 0.55 - across * 0.15;
    row.at[count] = i;
    count += 1;
  }
  return count;
}

/** Adds wrinkles, `amount` times as high, where the mask is. */
function addWrinkles(
  heights: Float32Array,
  { units, pixelsPerUnit }: Ground,
  mask: Float32Array,
  amount: number,
  { noise, span }: Wrinkles,
): void {
  const width = units.acrossX.length;
  const field = (): Float64Array => new Float64Array(width);
  const row = { u: field(), v: field(), heights: field(), at: new Int32Array(width) };
  for (let y = 0; y < units.downX.length; y++) {
    const count = askRow(row, units, mask, y, span);
    octavesAlong(noise, row.u, row.v, count, row.heights);
    for (let n = 0; n < count; n++) {
      const i = row.at[n] ?? 0;
      heights[i] = (heights[i] ?? 0) + pixelsPerUnit * (amount * (3 * (row.heights[n] ?? 0)));
    }
  }
}

function addPointwise(
  heights: Float32Array,
  { units, pixelsPerUnit }: Ground,
  mask: Float32Array,
  heightAt: (x: number, y: number) => number,
): void {
  const { acrossX, acrossY, downX, downY } = units;
  for (let y = 0, i = 0; y < downX.length; y++) {
    for (let x = 0; x < acrossX.length; x++, i++) {
      if ((mask[i] ?? 0) === 0) continue;
      const unitX = (acrossX[x] ?? 0) + (downX[y] ?? 0);
      const unitY = (acrossY[x] ?? 0) + (downY[y] ?? 0);
      heights[i] = (heights[i] ?? 0) + pixelsPerUnit * heightAt(unitX, unitY);
    }
  }
}

/** The relief of a part in pixels, one value per pixel of its window: a field of scratch. */
export function heightMap(
  part: Part,
  mask: Float32Array,
  frame: Frame,
  window: PixelWindow,
  units: UnitsOfPixels,
  wrinkles: Wrinkles,
): Float32Array {
  const relief = scratchField(mask.length);
  inScratch(() => {
    const heights = scratchField(mask.length).fill(0);
    const ground = { units, pixelsPerUnit: frame.pixelsPerUnit };
    for (const puff of part.puff ?? DEFAULT_PUFF) {
      inScratch(() => addPuff(heights, mask, puff, window, frame.pixelsPerUnit));
    }
    if (part.folds) addFolds(heights, part.folds, frame, window);
    const wrinkle = part.wrinkle ?? 2.2;
    if (wrinkle > 0) addWrinkles(heights, ground, mask, wrinkle, wrinkles);
    if (part.heightAt) addPointwise(heights, ground, mask, part.heightAt);
    const soft = blur(heights, window.width, window.height, 1.2 * frame.pixelsPerUnit, relief);
    if (soft !== relief) relief.set(soft);
  });
  return relief;
}

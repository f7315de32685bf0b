import { parseHex } from '../colour.ts';
import { type Coverage, cover, type Placement, type Window } from './coverage.ts';
import { grainIndex } from './grain.ts';
import type { Layer } from './layer.ts';
import type { LayerPixels } from './paint-patch.ts';
import { soften } from './soften.ts';

/** One light, from the upper left: how far, in units, a silhouette moves towards it to leave its shade uncovered. */
const LIGHT = [-17, -8] as const;
/** How far, in units, the shade of an upper layer falls on a lower one. */
const CONTACT = [12.5, 16] as const;
/** Softness of the shade before the brush breaks it up, in units. */
const SOFTNESS = 3.2;
/** Specks of the dry brush, in units. */
const SPECK = 1.5;
/** The largest they may be, of the picture's shorter side, and the smallest, pixels. */
const MOST_SPECK = 1 / 340;
const LEAST_SPECK = 1;
/** How far the brush skips: deviation of the edge, in shares of full shade. */
const SKIP = 0.2;
const STEEPNESS = 6;

/**
 * What of the page a copy of the silhouette, moved towards the light, leaves uncovered. Outside of the silhouette too, so
 * that softening takes nothing away along its contour.
 */
function edgeOf({ window: { width, height }, data }: Coverage, depth: number): Uint8Array {
  const [dx, dy] = [Math.round(LIGHT[0] * depth), Math.round(LIGHT[1] * depth)];
  const field = new Uint8Array(data.length);
  if (dx === 0 && dy === 0) return field;
  field.fill(255);
  // Light comes from the upper left: the copy lies at or above each row, and at or left of each column.
  for (let y = 0; y < height + dy; y++) {
    let i = y * width;
    let copied = (y - dy) * width - dx;
    for (let x = 0; x < width + dx; x++, i++, copied++) field[i] = 255 - (data[copied] ?? 0);
  }
  return field;
}

/** The shade along the edge, narrower where the layer says so. */
function edgeField(layer: Layer, silhouette: Coverage, placement: Placement): Uint8Array {
  const depth = (layer.depth ?? 1) * placement.scale;
  const field = edgeOf(silhouette, depth);
  if (!layer.fine || layer.fine.length === 0) return field;
  const narrow = edgeOf(silhouette, depth * (layer.fineDepth ?? 0.5));
  const { data } = cover(layer.fine, placement, silhouette.window);
  for (let i = 0; i < field.length; i++) if ((data[i] ?? 0) > 0) field[i] = narrow[i] ?? 0;
  return field;
}

/** What another layer's shade reaches of a window. */
function addFallen(field: Uint8Array, window: Window, caster: Coverage, dx: number, dy: number): void {
  const from = caster.window;
  const left = Math.max(window.x, from.x + dx);
  const right = Math.min(window.x + window.width, from.x + from.width + dx);
  const top = Math.max(window.y, from.y + dy);
  const bottom = Math.min(window.y + window.height, from.y + from.height + dy);
  for (let y = top; y < bottom; y++) {
    let i = (y - window.y) * window.width + left - window.x;
    let j = (y - dy - from.y) * from.width + left - dx - from.x;
    for (let x = left; x < right; x++, i++, j++) field[i] = Math.max(field[i] ?? 0, caster.data[j] ?? 0);
  }
}

/** A layer above, and how far its shade falls against the usual. */
export interface Caster {
  readonly shape: Coverage;
  readonly reach: number;
}

/** How deep each pixel of a layer lies in shade, 0 to 255, edges not yet broken up by the brush. */
export function shadeField(
  layer: Layer,
  silhouette: Coverage,
  casters: readonly Caster[],
  placement: Placement,
): Uint8Array {
  const { window } = silhouette;
  const { scale } = placement;
  const field = edgeField(layer, silhouette, placement);
  for (const { shape, reach } of casters) {
    addFallen(field, window, shape, Math.round(CONTACT[0] * scale * reach), Math.round(CONTACT[1] * scale * reach));
  }
  if (layer.folds && layer.folds.length > 0) {
    const { data } = cover(layer.folds, placement, window);
    for (let i = 0; i < field.length; i++) field[i] = Math.max(field[i] ?? 0, data[i] ?? 0);
  }
  return soften(field, window.width, window.height, Math.round((SOFTNESS * scale) / 1.6));
}

/** The tones that multiply, as shares of 0 to 1, three for each shade in the list. */
const tonesOf = (shades: readonly string[]): Float32Array =>
  Float32Array.from(shades.flatMap((shade) => parseHex(shade).map((channel) => channel / 255)));

/**
 * Pixels a speck of the dry brush is across. Near figures keep the specks of the sheet they are painted on: grown with the
 * figure they would be crumbs, and the edge of a shade a torn one.
 */
export function speckOf(scale: number, { width, height }: { readonly width: number; readonly height: number }): number {
  const most = MOST_SPECK * Math.min(width, height);
  return Math.max(LEAST_SPECK, Math.min(most, SPECK * scale));
}

/** A share broken up by a dry brush along its edge: the middle of it is whole. */
export function brushed(depth: number, grain: number): number {
  if (depth === 0 || depth === 255) return depth / 255;
  const rough = depth / 255 + grain * SKIP;
  return Math.fround(Math.max(0, Math.min(1, 0.5 + STEEPNESS * (rough - 0.5))));
}

/** Multiplies the colour at `o` by the tone at `t`: the far shade and the shade along the edge, one after the other. */
function multiply(
  colours: Uint8ClampedArray,
  o: number,
  tones: Float32Array,
  t: number,
  share: number,
  far: number,
): void {
  if (share === 0 && far === 0) return;
  for (let k = 0; k < 3; k++) {
    const taken = 1 - (tones[t + k] ?? 1);
    colours[o + k] = (colours[o + k] ?? 0) * (1 - far * taken) * (1 - share * taken);
  }
}

/** Multiplies a layer by its shades where the field says so, with the broken edge of a dry brush. */
export function paintShade(
  { window: { x: left, y: top, width, height }, colours, shades }: LayerPixels,
  field: Uint8Array,
  layer: Layer,
  tints: readonly string[],
  grain: Float32Array,
): void {
  // What nothing was painted on comes first, and stays as it is.
  const tones = tonesOf(['#ffffff', ...tints]);
  const far = layer.far ?? 0;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const depth = field[i] ?? 0;
      if (depth + far === 0) continue;
      const share = brushed(depth, grain[grainIndex(x + left, y + top)] ?? 0);
      multiply(colours, i * 3, tones, (shades[i] ?? 0) * 3, share, far);
    }
  }
}

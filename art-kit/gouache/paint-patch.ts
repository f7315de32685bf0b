import { sampleTileRow } from '../cloth/sample-tile.ts';
import { parseHex, type Rgb } from '../colour.ts';
import { printTile } from '../prints/tile.ts';
import { TILE } from '../scatter.ts';
import { type Coverage, cover, type Placement, type Window, windowOf } from './coverage.ts';
import type { ClothPaint, Patch } from './layer.ts';
import { printMap } from './print-mesh.ts';

/** A layer under work: its colours, and which shade belongs to which pixel. All of one window. */
export interface LayerPixels {
  readonly window: Window;
  /** Red, green, blue. */
  readonly colours: Uint8ClampedArray;
  /** 0 where nothing has been painted yet, else one more than the shade's place in the list. */
  readonly shades: Uint8Array;
}

interface Brush {
  readonly shade: number;
  /** How much of a colour it leaves, 0 to 1. */
  readonly strength: number;
}

/**
 * How much of a patch's paint pixel `at` takes, which the patch covers so far: 0 to 255. What the layer's first patch only
 * grazes takes its full colour: the silhouette thins it out later.
 */
function shareOf(shades: Uint8Array, at: number, covered: number, brush: Brush): number {
  const isFirst = shades[at] === 0;
  if (isFirst || covered > 127) shades[at] = brush.shade;
  return isFirst ? 1 : (covered / 255) * brush.strength;
}

/** Paints what a patch covers in one colour. */
function blendPlain(pixels: LayerPixels, { window, data }: Coverage, colour: Rgb, brush: Brush): void {
  const { colours, shades } = pixels;
  const [red, green, blue] = colour;
  for (let y = 0, i = 0; y < window.height; y++) {
    let at = (y + window.y - pixels.window.y) * pixels.window.width + window.x - pixels.window.x;
    for (let x = 0; x < window.width; x++, i++, at++) {
      const covered = data[i] ?? 0;
      if (covered === 0) continue;
      const share = shareOf(shades, at, covered, brush);
      const rest = 1 - share;
      const o = at * 3;
      colours[o] = (colours[o] ?? 0) * rest + red * share;
      colours[o + 1] = (colours[o + 1] ?? 0) * rest + green * share;
      colours[o + 2] = (colours[o + 2] ?? 0) * rest + blue * share;
    }
  }
}

/** The colours of a row under work: grown when a wider patch comes along. */
let row = new Float64Array(0);

function rowFor(width: number): Float64Array {
  if (row.length < width * 3) row = new Float64Array(width * 3);
  return row;
}

/** Paints what a patch covers in its cloth. */
function blendCloth(
  pixels: LayerPixels,
  { window, data }: Coverage,
  cloth: ClothPaint,
  placement: Placement,
  brush: Brush,
): void {
  const { colours, shades } = pixels;
  const { u, v } = printMap(cloth.mesh, placement, window);
  const tile = printTile(cloth.colourway, Math.max(1, Math.round(TILE * cloth.scale * placement.scale)));
  const shift = [cloth.offset[0] * placement.scale, cloth.offset[1] * placement.scale] as const;
  const print = rowFor(window.width);
  for (let y = 0, i = 0; y < window.height; y++) {
    sampleTileRow(tile, { u, v, from: i, steps: 1, shift }, window.width, print);
    let at = (y + window.y - pixels.window.y) * pixels.window.width + window.x - pixels.window.x;
    for (let x = 0; x < window.width; x++, i++, at++) {
      const covered = data[i] ?? 0;
      if (covered === 0) continue;
      const share = shareOf(shades, at, covered, brush);
      for (let k = 0; k < 3; k++) {
        const o = at * 3 + k;
        colours[o] = (colours[o] ?? 0) * (1 - share) + (print[x * 3 + k] ?? 0) * share;
      }
    }
  }
}

/** Paints a patch into its layer. `shade` is one more than the place of its shade in the layer's list. */
export function paintPatch(pixels: LayerPixels, patch: Patch, shade: number, placement: Placement): void {
  const window = windowOf(patch.outlines, placement, pixels.window);
  if (!window) return;
  const { paint } = patch;
  const coverage = cover(patch.outlines, placement, window);
  const brush = { shade, strength: patch.strength ?? 1 };
  if (typeof paint === 'string') blendPlain(pixels, coverage, parseHex(paint), brush);
  else blendCloth(pixels, coverage, paint, placement, brush);
}

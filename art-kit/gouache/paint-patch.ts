import { sampleTile } from '../cloth/sample-tile.ts';
import { parseHex } from '../colour.ts';
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

type Colour = [number, number, number];
type ColourAt = (i: number, into: Colour) => void;

interface Brush {
  readonly shade: number;
  /** How much of a colour it leaves, 0 to 1. */
  readonly strength: number;
}

function clothColours(cloth: ClothPaint, placement: Placement, window: Window): ColourAt {
  const { u, v } = printMap(cloth.mesh, placement, window);
  const tile = printTile(cloth.colourway, Math.max(1, Math.round(TILE * cloth.scale * placement.scale)));
  const [dx, dy] = [cloth.offset[0] * placement.scale, cloth.offset[1] * placement.scale];
  return (i, into) => sampleTile(tile, (u[i] ?? 0) + dx, (v[i] ?? 0) + dy, into);
}

function plainColours(hex: string): ColourAt {
  const [red, green, blue] = parseHex(hex);
  return (_, into) => {
    into[0] = red;
    into[1] = green;
    into[2] = blue;
  };
}

/**
 * Mixes a colour into pixel `at`, which the patch covers so far: 0 to 255. What the layer's first patch only grazes takes
 * its full colour: the silhouette thins it out later.
 */
function blendPixel({ colours, shades }: LayerPixels, at: number, colour: Colour, covered: number, brush: Brush): void {
  const isFirst = shades[at] === 0;
  const share = isFirst ? 1 : (covered / 255) * brush.strength;
  const o = at * 3;
  colours[o] = (colours[o] ?? 0) * (1 - share) + colour[0] * share;
  colours[o + 1] = (colours[o + 1] ?? 0) * (1 - share) + colour[1] * share;
  colours[o + 2] = (colours[o + 2] ?? 0) * (1 - share) + colour[2] * share;
  if (isFirst || covered > 127) shades[at] = brush.shade;
}

function blend(pixels: LayerPixels, { window, data }: Coverage, colourAt: ColourAt, brush: Brush): void {
  const colour: Colour = [0, 0, 0];
  for (let y = 0, i = 0; y < window.height; y++) {
    let at = (y + window.y - pixels.window.y) * pixels.window.width + window.x - pixels.window.x;
    for (let x = 0; x < window.width; x++, i++, at++) {
      const covered = data[i] ?? 0;
      if (covered === 0) continue;
      colourAt(i, colour);
      blendPixel(pixels, at, colour, covered, brush);
    }
  }
}

/** Paints a patch into its layer. `shade` is one more than the place of its shade in the layer's list. */
export function paintPatch(pixels: LayerPixels, patch: Patch, shade: number, placement: Placement): void {
  const window = windowOf(patch.outlines, placement, pixels.window);
  if (!window) return;
  const { paint } = patch;
  const colours = typeof paint === 'string' ? plainColours(paint) : clothColours(paint, placement, window);
  blend(pixels, cover(patch.outlines, placement, window), colours, {
    shade,
    strength: patch.strength ?? 1,
  });
}

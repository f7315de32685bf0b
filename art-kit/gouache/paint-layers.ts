import type { Canvas } from '../cloth/canvas.ts';
import { type Coverage, cover, type Placement, type Window, windowOf } from './coverage.ts';
import type { Fade, Layer } from './layer.ts';
import { type LayerPixels, paintPatch } from './paint-patch.ts';
import { type Caster, paintShade, shadeField } from './shade.ts';

/** The picture and a rim as wide as any shade is long, so that a layer cut by the edge of the picture is not shaded there. */
function limitsOf({ width, height }: Canvas, scale: number): Window {
  const rim = Math.ceil(scale * 60) + 2;
  return { x: -rim, y: -rim, width: width + 2 * rim, height: height + 2 * rim };
}

/** Lets a silhouette fade in between two points of the drawing. */
function reveal(coverage: Coverage, ends: Fade, { scale, x, y }: Placement): Coverage {
  const { window, data } = coverage;
  const [fromX, fromY] = [ends.from[0] * scale + x - window.x, ends.from[1] * scale + y - window.y];
  const [dx, dy] = [(ends.to[0] - ends.from[0]) * scale, (ends.to[1] - ends.from[1]) * scale];
  const squared = dx * dx + dy * dy || 1;
  const shown = new Uint8Array(data.length);
  for (let row = 0, i = 0; row < window.height; row++) {
    for (let column = 0; column < window.width; column++, i++) {
      const share = ((column - fromX) * dx + (row - fromY) * dy) / squared;
      if (share > 0) shown[i] = (data[i] ?? 0) * Math.min(1, share);
    }
  }
  return { window, data: shown };
}

function silhouetteOf(layer: Layer, placement: Placement, limits: Window): Coverage | undefined {
  const outlines = layer.patches.filter(({ inside }) => !inside).flatMap((patch) => patch.outlines);
  const window = windowOf(outlines, placement, limits);
  if (!window) return undefined;
  return cover(outlines, placement, window);
}

/** Lays colour `i` on the pixel at `o`, which it covers so far: 0 to 255. */
function mixIn(data: Canvas['data'], o: number, colours: LayerPixels['colours'], i: number, covered: number): void {
  if (covered === 255) {
    data[o] = colours[i * 3] ?? 0;
    data[o + 1] = colours[i * 3 + 1] ?? 0;
    data[o + 2] = colours[i * 3 + 2] ?? 0;
    data[o + 3] = 255;
    return;
  }
  const share = covered / 255;
  const rest = 1 - share;
  data[o] = (data[o] ?? 0) * rest + (colours[i * 3] ?? 0) * share;
  data[o + 1] = (data[o + 1] ?? 0) * rest + (colours[i * 3 + 1] ?? 0) * share;
  data[o + 2] = (data[o + 2] ?? 0) * rest + (colours[i * 3 + 2] ?? 0) * share;
  data[o + 3] = (data[o + 3] ?? 0) * rest + covered;
}

function layDown(canvas: Canvas, { window, colours }: LayerPixels, silhouette: Coverage): void {
  const { data, width, height } = canvas;
  const left = Math.max(0, window.x);
  const right = Math.min(width, window.x + window.width);
  const bottom = Math.min(height, window.y + window.height);
  for (let y = Math.max(0, window.y); y < bottom; y++) {
    let i = (y - window.y) * window.width + left - window.x;
    let o = (y * width + left) * 4;
    for (let x = left; x < right; x++, i++, o += 4) {
      const covered = silhouette.data[i] ?? 0;
      if (covered > 0) mixIn(data, o, colours, i, covered);
    }
  }
}

function paintLayer(
  canvas: Canvas,
  layer: Layer,
  silhouette: Coverage,
  casters: readonly Caster[],
  placement: Placement,
): void {
  const { window } = silhouette;
  const size = window.width * window.height;
  const pixels = { window, colours: new Uint8ClampedArray(size * 3), shades: new Uint8Array(size) };
  const tints = [...new Set(layer.patches.map(({ shade }) => shade))];
  for (const patch of layer.patches) paintPatch(pixels, patch, tints.indexOf(patch.shade) + 1, placement);
  paintShade(pixels, shadeField(layer, silhouette, casters, placement), layer, tints, placement.scale);
  // Shaded as the whole it is, shown as far as it is to be.
  layDown(canvas, pixels, layer.reveal ? reveal(silhouette, layer.reveal, placement) : silhouette);
}

/** Paints layers on what the canvas holds, the first at the bottom. The canvas may be transparent. */
export function paintLayers(canvas: Canvas, layers: readonly Layer[], placement: Placement): void {
  const limits = limitsOf(canvas, placement.scale);
  const shapes = layers.map((layer) => silhouetteOf(layer, placement, limits));
  const casters = layers.map(({ contact, casts }, i): Caster | undefined => {
    const shape = shapes[i];
    if (!contact || !shape) return undefined;
    return { shape: casts ? reveal(shape, casts, placement) : shape, reach: contact };
  });
  for (const [i, layer] of layers.entries()) {
    const silhouette = shapes[i];
    const above = casters.slice(i + 1).filter((caster) => caster !== undefined);
    if (silhouette) paintLayer(canvas, layer, silhouette, above, placement);
  }
}

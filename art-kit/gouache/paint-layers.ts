import type { Canvas } from '../cloth/canvas.ts';
import { type Coverage, cover, type Placement, type Window, windowOf } from './coverage.ts';
import { grainIndex, grainOf } from './grain.ts';
import type { Fade, Layer } from './layer.ts';
import { type LayerPixels, paintPatch } from './paint-patch.ts';
import { brushed, type Caster, paintShade, shadeField, speckOf } from './shade.ts';

/** The picture and a rim as wide as any shade is long, so that a layer cut by the edge of the picture is not shaded there. */
function limitsOf({ width, height }: Canvas, scale: number): Window {
  const rim = Math.ceil(scale * 60) + 2;
  return { x: -rim, y: -rim, width: width + 2 * rim, height: height + 2 * rim };
}

/** How far a fade has come at a pixel of a window: below 0 before it begins, above 1 where it is over. */
function fadeOf({ about, from, to }: Fade, { scale, x, y }: Placement, window: Window) {
  const [aboutX, aboutY] = [about[0] * scale + x - window.x, about[1] * scale + y - window.y];
  const [begin, over] = [from * scale, (to - from) * scale || 1];
  return (column: number, row: number): number =>
    (Math.sqrt((column - aboutX) ** 2 + (row - aboutY) ** 2) - begin) / over;
}

/** Lets a silhouette come in round a point of the drawing, as a dry brush begins a stroke where `grain` says so. */
function reveal(coverage: Coverage, fade: Fade, placement: Placement, grain?: Float32Array): Coverage {
  const { window, data } = coverage;
  const shareAt = fadeOf(fade, placement, window);
  const shown = new Uint8Array(data.length);
  for (let row = 0, i = 0; row < window.height; row++) {
    for (let column = 0; column < window.width; column++, i++) {
      const share = Math.max(0, Math.min(1, shareAt(column, row)));
      const rough = grain?.[grainIndex(column + window.x, row + window.y)];
      // What has come in is whole: a brush that skips there would let through what lies below.
      shown[i] = (data[i] ?? 0) * (rough === undefined || share === 1 ? share : brushed(share * 255, rough));
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
  const grain = grainOf(speckOf(placement.scale, canvas));
  paintShade(pixels, shadeField(layer, silhouette, casters, placement), layer, tints, grain);
  // Shaded as the whole it is, shown as far as it is to be.
  layDown(canvas, pixels, layer.reveal ? reveal(silhouette, layer.reveal, placement, grain) : silhouette);
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

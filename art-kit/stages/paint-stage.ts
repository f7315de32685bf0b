import { blur } from '../cloth/blur.ts';
import { type Canvas, createCanvas } from '../cloth/canvas.ts';
import { grainAt } from '../cloth/grain.ts';
import { parseHex } from '../colour.ts';
import { type Raster, rasterise, svgDocument } from '../raster.ts';
import { fillPath } from '../svg.ts';
import type { Paper, Stage } from './stage.ts';

/** Shadows are soft, so they are worked out on a small sheet, one for all sizes of a picture. */
const SMALL_WIDTH = 200;
const SMALL_HEIGHT = 250;
const UNITS = '0 0 800 1000';
const PER_UNIT = SMALL_WIDTH / 800;

/** How fast each channel gives in to shadow: shadows are violet. */
const TINT = [0.98, 1.04, 0.88] as const;
const PAPER_BLUR = 15;
const PAPER_FALL = '9 15';
/** A paper's shadow at full strength takes this much light. */
const PAPER_SHADOW = 0.3;

/** Where a shape is, 0-1, on the small sheet. */
function coverage(shape: string): Float32Array {
  const { data } = rasterise(svgDocument(SMALL_WIDTH, SMALL_HEIGHT, shape, UNITS));
  return Float32Array.from({ length: SMALL_WIDTH * SMALL_HEIGHT }, (_, i) => (data[i * 4 + 3] ?? 0) / 255);
}

/** Takes away the light a paper's shadow covers. Nothing is lost on the paper itself: it lies above its shadow. */
function castPaper(loss: Float32Array, { d, shadow }: Paper): void {
  const own = coverage(fillPath(d, '#000'));
  const fallen = coverage(fillPath(d, '#000', ` transform="translate(${PAPER_FALL})"`));
  const cast = blur(fallen, SMALL_WIDTH, SMALL_HEIGHT, PAPER_BLUR * PER_UNIT);
  for (let i = 0; i < loss.length; i++) {
    const on = own[i] ?? 0;
    loss[i] = (loss[i] ?? 0) * (1 - on) + (cast[i] ?? 0) * (1 - on) * shadow * PAPER_SHADOW;
  }
}

/** Light lost on a small sheet: under the edges of papers, and under what stands in the lamp's way. */
function lossOf({ papers, shade }: Stage): Float32Array | undefined {
  const loss = new Float32Array(SMALL_WIDTH * SMALL_HEIGHT);
  const casting = papers.filter(({ shadow }) => shadow !== 0);
  for (const paper of casting) castPaper(loss, paper);
  if (!shade) return casting.length > 0 ? loss : undefined;
  const soft = blur(coverage(shade.shape), SMALL_WIDTH, SMALL_HEIGHT, shade.blur * PER_UNIT);
  for (let i = 0; i < loss.length; i++) loss[i] = (loss[i] ?? 0) + (soft[i] ?? 0) * shade.strength;
  return loss;
}

/** Where along a side of the small sheet the pixels of a side of the picture lie: the cell before each, and how far beyond it. */
function along(pixels: number, cells: number): { cell: Int32Array; beyond: Float64Array } {
  const places = { cell: new Int32Array(pixels), beyond: new Float64Array(pixels) };
  for (let i = 0; i < pixels; i++) {
    const at = Math.min(cells - 1.001, Math.max(0, (i / pixels) * cells - 0.5));
    places.cell[i] = Math.floor(at);
    places.beyond[i] = at - Math.floor(at);
  }
  return places;
}

/** A field of the small sheet as large as the picture, smoothly. */
function enlarged(field: Float32Array, width: number, height: number): Float64Array {
  const large = new Float64Array(width * height);
  const across = along(width, SMALL_WIDTH);
  const down = along(height, SMALL_HEIGHT);
  for (let y = 0, o = 0; y < height; y++) {
    const row = (down.cell[y] ?? 0) * SMALL_WIDTH;
    const ty = down.beyond[y] ?? 0;
    for (let x = 0; x < width; x++, o++) {
      const i = row + (across.cell[x] ?? 0);
      const tx = across.beyond[x] ?? 0;
      const above = (field[i] ?? 0) * (1 - tx) + (field[i + 1] ?? 0) * tx;
      const below = (field[i + SMALL_WIDTH] ?? 0) * (1 - tx) + (field[i + SMALL_WIDTH + 1] ?? 0) * tx;
      large[o] = above * (1 - ty) + below * ty;
    }
  }
  return large;
}

/** The lamp: from above left, with a breath of the paper's grain. One for all stages of a size. */
function lampOf(width: number, height: number): Float64Array {
  const light = new Float64Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const fall = Math.hypot(x / width - 0.42, (y / height - 0.4) * 1.1);
      light[i] = 1.035 - 0.09 * fall + grainAt(x, y) * 0.008;
    }
  }
  return light;
}

/** The lamps of the last few sizes: pictures come in two, and eight bytes a pixel are not kept for more. */
const LAMPS = 2;
const lamps = new Map<string, Float64Array>();

function keptLamp(width: number, height: number): Float64Array {
  const size = `${width} ${height}`;
  const lamp = lamps.get(size) ?? lampOf(width, height);
  lamps.delete(size);
  lamps.set(size, lamp);
  for (const oldest of lamps.keys()) {
    if (lamps.size <= LAMPS) break;
    lamps.delete(oldest);
  }
  return lamp;
}

function papersSvg(width: number, height: number, tint: string, papers: readonly Paper[]): string {
  const shapes = papers.map(({ d, colour }) => fillPath(d, colour)).join('');
  return svgDocument(width, height, `<rect x="-1" y="-1" width="802" height="1002" fill="${tint}"/>${shapes}`, UNITS);
}

/** A sheet in its tint and what lies on it, before any light falls on it. Opaque. */
function sheetOf(width: number, height: number, { tint, papers }: Stage): Raster['data'] {
  if (papers.length > 0) return rasterise(papersSvg(width, height, tint, papers)).data;
  const sheet = new Uint32Array(width * height);
  const pixel = new Uint8Array([...parseHex(tint), 255]);
  return new Uint8Array(sheet.fill(new Uint32Array(pixel.buffer)[0] ?? 0).buffer);
}

/** The set a product is pictured on: lit from above left, with a breath of grain. Opaque. */
export function paintStage(width: number, height: number, stage: Stage): Canvas {
  const canvas = createCanvas(width, height);
  const { data } = canvas;
  const paper = sheetOf(width, height, stage);
  const lamp = keptLamp(width, height);
  const loss = lossOf(stage);
  const lost = loss && enlarged(loss, width, height);
  for (let i = 0, o = 0; i < lamp.length; i++, o += 4) {
    const light = lamp[i] ?? 0;
    const taken = lost ? (lost[i] ?? 0) : 0;
    data[o] = (paper[o] ?? 0) * light * (1 - taken * TINT[0]);
    data[o + 1] = (paper[o + 1] ?? 0) * light * (1 - taken * TINT[1]);
    data[o + 2] = (paper[o + 2] ?? 0) * light * (1 - taken * TINT[2]);
    data[o + 3] = 255;
  }
  return canvas;
}

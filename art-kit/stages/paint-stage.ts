import { blur } from '../cloth/blur.ts';
import { type Canvas, createCanvas } from '../cloth/canvas.ts';
import { grainAt } from '../cloth/grain.ts';
import { rasterise, svgDocument } from '../raster.ts';
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

/** A field of the small sheet at (x, y), 0-1 each way, smoothly. */
function sample(field: Float32Array, x: number, y: number): number {
  const fx = Math.min(SMALL_WIDTH - 1.001, Math.max(0, x * SMALL_WIDTH - 0.5));
  const fy = Math.min(SMALL_HEIGHT - 1.001, Math.max(0, y * SMALL_HEIGHT - 0.5));
  const [left, top] = [Math.floor(fx), Math.floor(fy)];
  const [tx, ty] = [fx - left, fy - top];
  const i = top * SMALL_WIDTH + left;
  const above = (field[i] ?? 0) * (1 - tx) + (field[i + 1] ?? 0) * tx;
  const below = (field[i + SMALL_WIDTH] ?? 0) * (1 - tx) + (field[i + SMALL_WIDTH + 1] ?? 0) * tx;
  return above * (1 - ty) + below * ty;
}

function papersSvg(width: number, height: number, tint: string, papers: readonly Paper[]): string {
  const shapes = papers.map(({ d, colour }) => fillPath(d, colour)).join('');
  return svgDocument(width, height, `<rect x="-1" y="-1" width="802" height="1002" fill="${tint}"/>${shapes}`, UNITS);
}

/** The set a product is pictured on: lit from above left, with a breath of grain. Opaque. */
export function paintStage(width: number, height: number, stage: Stage): Canvas {
  const canvas = createCanvas(width, height);
  const { data } = canvas;
  const paper = rasterise(papersSvg(width, height, stage.tint, stage.papers)).data;
  const loss = lossOf(stage);
  for (let y = 0, o = 0; y < height; y++) {
    for (let x = 0; x < width; x++, o += 4) {
      const light = 1.035 - 0.09 * Math.hypot(x / width - 0.42, (y / height - 0.4) * 1.1) + grainAt(x, y) * 0.008;
      const lost = loss ? sample(loss, x / width, y / height) : 0;
      data[o] = (paper[o] ?? 0) * light * (1 - lost * TINT[0]);
      data[o + 1] = (paper[o + 1] ?? 0) * light * (1 - lost * TINT[1]);
      data[o + 2] = (paper[o + 2] ?? 0) * light * (1 - lost * TINT[2]);
      data[o + 3] = 255;
    }
  }
  return canvas;
}

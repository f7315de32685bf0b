import { clamp } from '../numbers.ts';
import type { Raster } from '../raster.ts';
import type { Canvas } from './canvas.ts';
import { grainAt } from './grain.ts';
import { sampleTile } from './sample-tile.ts';
import { CLOTH, type Paint, SKIN, shade } from './shade.ts';
import { FLAT_LIGHT, PRINT_STEPS, type Template, type TemplatePart } from './template.ts';

/** What a part is made of in this picture. */
export interface Material {
  readonly base: PlainColour | PrintedTile;
  /** Drawing printed on top of the base, one pixel for each of the part's window. */
  readonly artwork?: Raster;
}

interface PlainColour {
  readonly colour: Readonly<Paint>;
}

interface PrintedTile {
  readonly tile: Raster;
  /** Shift of the print in pixels. */
  readonly shift: readonly [dx: number, dy: number];
}

/** Leaves so much of the light of the pixel at `o`: less of its green, as shadows on cloth are cool. */
function takeLight(data: Canvas['data'], o: number, keep: number): void {
  data[o] = (data[o] ?? 0) * keep;
  data[o + 1] = (data[o + 1] ?? 0) * keep * 0.99;
  data[o + 2] = (data[o + 2] ?? 0) * keep;
}

/** Darkens what lies under a part, within the picture's own cloth: the ground has its contact shadow already. */
export function paintPartShadow(canvas: Canvas, template: Template, piece: TemplatePart): void {
  const strength = piece.part.shadow ?? 0.26;
  if (strength === 0) return;
  const { data, width, height } = canvas;
  const { coverage, frame } = template;
  const { window, shadow } = piece;
  const [unitX, unitY] = piece.part.shadowOffset ?? [2, 5];
  const left = window.x + Math.round(unitX * frame.pixelsPerUnit);
  const top = window.y + Math.round(unitY * frame.pixelsPerUnit);
  const firstX = Math.max(0, -left);
  const lastX = Math.min(window.width, width - left);
  for (let y = Math.max(0, -top); y < Math.min(window.height, height - top); y++) {
    for (let x = firstX; x < lastX; x++) {
      const dark = ((shadow[y * window.width + x] ?? 0) / 255) * strength;
      if (dark < 0.004) continue;
      const pixel = (y + top) * width + x + left;
      takeLight(data, pixel * 4, 1 - (dark * (coverage[pixel] ?? 0)) / 255);
    }
  }
}

/** Takes up the unlit colour of pixel `i` of a part. */
function pickUp(paint: Paint, { base, artwork }: Material, { u, v }: TemplatePart, i: number): void {
  if ('tile' in base) {
    const [dx, dy] = base.shift;
    sampleTile(base.tile, (u[i] ?? 0) / PRINT_STEPS + dx, (v[i] ?? 0) / PRINT_STEPS + dy, paint);
  } else {
    paint[0] = base.colour[0];
    paint[1] = base.colour[1];
    paint[2] = base.colour[2];
  }
  if (artwork) ink(paint, artwork.data, i * 4);
}

/** Paints the cloth of a part: its material under its light, through its mask. */
export function paintPart(canvas: Canvas, piece: TemplatePart, material: Material): void {
  const { data, width } = canvas;
  const { window, mask, light, part } = piece;
  const response = part.skin ? SKIN : CLOTH;
  const [grain, dim, tone] = [part.grain ?? 0.03, part.dim ?? 1, part.tone ?? 1];
  const paint: Paint = [0, 0, 0];
  for (let y = 0, i = 0; y < window.height; y++) {
    for (let x = 0; x < window.width; x++, i++) {
      const covered = mask[i] ?? 0;
      if (covered === 0) continue;
      const [pixelX, pixelY] = [x + window.x, y + window.y];
      pickUp(paint, material, piece, i);
      const woven = ((light[i] ?? 0) / FLAT_LIGHT) * (1 + grainAt(pixelX, pixelY) * grain);
      shade(paint, 1 + (clamp(woven * dim, 0.3, 1.6) - 1) * tone, response);
      cover(data, (pixelY * width + pixelX) * 4, paint, covered / 255);
    }
  }
}

/** Prints a premultiplied pixel of artwork over the paint. */
function ink(paint: Paint, artwork: Raster['data'], o: number): void {
  const rest = 1 - (artwork[o + 3] ?? 0) / 255;
  if (rest === 1) return;
  paint[0] = paint[0] * rest + (artwork[o] ?? 0);
  paint[1] = paint[1] * rest + (artwork[o + 1] ?? 0);
  paint[2] = paint[2] * rest + (artwork[o + 2] ?? 0);
}

/** Source over destination, premultiplied. */
function cover(data: Uint8ClampedArray, o: number, paint: Paint, alpha: number): void {
  const rest = 1 - alpha;
  data[o] = clamp(paint[0], 0, 255) * alpha + (data[o] ?? 0) * rest;
  data[o + 1] = clamp(paint[1], 0, 255) * alpha + (data[o + 1] ?? 0) * rest;
  data[o + 2] = clamp(paint[2], 0, 255) * alpha + (data[o + 2] ?? 0) * rest;
  data[o + 3] = 255 * alpha + (data[o + 3] ?? 0) * rest;
}

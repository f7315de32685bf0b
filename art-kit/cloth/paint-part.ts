import { clamp } from '../numbers.ts';
import type { Raster } from '../raster.ts';
import type { Canvas } from './canvas.ts';
import { grainAt } from './grain.ts';
import { FLAT_LIGHT, PRINT_STEPS } from './light-map.ts';
import { sampleTileRow } from './sample-tile.ts';
import { CLOTH, SKIN, shadeRow } from './shade.ts';
import type { Template, TemplatePart } from './template.ts';

/** What a part is made of in this picture. */
export interface Material {
  readonly base: PlainColour | PrintedTile;
  /** Drawing printed on top of the base, one pixel for each of the part's window. */
  readonly artwork?: Raster;
}

interface PlainColour {
  readonly colour: readonly [red: number, green: number, blue: number];
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

/** What a byte of a part's shadow takes, 0-1; 0 where it takes too little to be seen. */
function darkness(strength: number): Float64Array {
  const taken = Float64Array.from({ length: 256 }, (_, byte) => (byte / 255) * strength);
  return taken.map((dark) => (dark < 0.004 ? 0 : dark));
}

/** Darkens what lies under a part, within the picture's own cloth: the ground has its contact shadow already. */
export function paintPartShadow(canvas: Canvas, template: Template, piece: TemplatePart): void {
  const strength = piece.part.shadow ?? 0.26;
  if (strength === 0) return;
  const { data, width, height } = canvas;
  const { coverage, frame } = template;
  const { window, shadow } = piece;
  const taken = darkness(strength);
  const [unitX, unitY] = piece.part.shadowOffset ?? [2, 5];
  const left = window.x + Math.round(unitX * frame.pixelsPerUnit);
  const top = window.y + Math.round(unitY * frame.pixelsPerUnit);
  const firstX = Math.max(0, -left);
  const lastX = Math.min(window.width, width - left);
  for (let y = Math.max(0, -top); y < Math.min(window.height, height - top); y++) {
    let pixel = (y + top) * width + firstX + left;
    for (let i = y * window.width + firstX; i < y * window.width + lastX; i++, pixel++) {
      const dark = taken[shadow[i] ?? 0] ?? 0;
      if (dark !== 0) takeLight(data, pixel * 4, 1 - (dark * (coverage[pixel] ?? 0)) / 255);
    }
  }
}

/** The unlit colours of a row of pixels, red, green, blue each: grown when a wider part comes along. */
let row = new Float64Array(0);

function rowFor(width: number): Float64Array {
  if (row.length < width * 3) row = new Float64Array(width * 3);
  return row;
}

function fillRow(colours: Float64Array, [red, green, blue]: PlainColour['colour'], count: number): void {
  for (let o = 0; o < count * 3; o += 3) {
    colours[o] = red;
    colours[o + 1] = green;
    colours[o + 2] = blue;
  }
}

/** Takes up the unlit colours of the row that begins at `from` in a part's fields. */
function pickUpRow(colours: Float64Array, { base, artwork }: Material, piece: TemplatePart, from: number): void {
  const { u, v, window } = piece;
  if ('tile' in base) {
    const on = { u, v, from, steps: PRINT_STEPS, shift: base.shift };
    sampleTileRow(base.tile, on, window.width, colours);
  } else {
    fillRow(colours, base.colour, window.width);
  }
  if (artwork) inkRow(colours, artwork.data, from, window.width);
}

/** Light of the pixels of a row, 1 = flat: grown when a wider part comes along. */
let lights = new Float64Array(0);

/** The light on row `y` of a part, woven as its cloth is. */
function lightsOf({ window, light, part }: TemplatePart, y: number): Float64Array {
  const [grain, dim, tone] = [part.grain ?? 0.03, part.dim ?? 1, part.tone ?? 1];
  if (lights.length < window.width) lights = new Float64Array(window.width);
  for (let x = 0, i = y * window.width; x < window.width; x++, i++) {
    const woven = ((light[i] ?? 0) / FLAT_LIGHT) * (1 + grainAt(x + window.x, y + window.y) * grain);
    lights[x] = 1 + (clamp(woven * dim, 0.3, 1.6) - 1) * tone;
  }
  return lights;
}

/** Paints the cloth of a part: its material under its light, through its mask. */
export function paintPart(canvas: Canvas, piece: TemplatePart, material: Material): void {
  const { window, mask, part } = piece;
  const response = part.skin ? SKIN : CLOTH;
  const colours = rowFor(window.width);
  for (let y = 0; y < window.height; y++) {
    const from = y * window.width;
    pickUpRow(colours, material, piece, from);
    shadeRow(colours, lightsOf(piece, y), window.width, response);
    coverRow(canvas.data, ((y + window.y) * canvas.width + window.x) * 4, colours, mask, from, window.width);
  }
}

/** Prints a row of premultiplied artwork, from pixel `from` on, over the colours. */
function inkRow(colours: Float64Array, artwork: Raster['data'], from: number, count: number): void {
  for (let x = 0; x < count; x++) {
    const at = (from + x) * 4;
    const alpha = artwork[at + 3] ?? 0;
    if (alpha === 0) continue;
    const rest = 1 - alpha / 255;
    for (let k = 0; k < 3; k++) colours[x * 3 + k] = (colours[x * 3 + k] ?? 0) * rest + (artwork[at + k] ?? 0);
  }
}

/** A row of colours over the row of the picture that begins at `o`, as far as the mask, from `from` on, covers it. */
function coverRow(
  data: Uint8ClampedArray,
  o: number,
  colours: Float64Array,
  mask: Uint8Array,
  from: number,
  count: number,
): void {
  for (let x = 0; x < count; x++) {
    const covered = mask[from + x] ?? 0;
    if (covered === 0) continue;
    const alpha = covered / 255;
    const rest = 1 - alpha;
    const at = o + x * 4;
    for (let k = 0; k < 3; k++) {
      data[at + k] = clamp(colours[x * 3 + k] ?? 0, 0, 255) * alpha + (data[at + k] ?? 0) * rest;
    }
    data[at + 3] = 255 * alpha + (data[at + 3] ?? 0) * rest;
  }
}

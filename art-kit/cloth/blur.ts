import { enlarge, shrink, smallSheet } from './blur-small.ts';

/** Rows that are summed side by side: each sum waits for itself, not for the others. */
const ABREAST = 4;

/** Sums of the box about a row's first pixel, edges held. */
function firstSum(source: Float32Array, row: number, last: number, reach: number): number {
  let sum = 0;
  for (let i = -reach; i <= reach; i++) sum += source[row + Math.max(0, Math.min(last, i))] ?? 0;
  return sum;
}

/** One box pass along four rows that lie below each other from `from` on, edges held. `reach` is the half width of the box in pixels. */
function boxFourRows(
  source: Float32Array,
  from: number,
  target: Float32Array,
  to: number,
  width: number,
  reach: number,
): void {
  const count = 2 * reach + 1;
  const last = width - 1;
  let a = firstSum(source, from, last, reach);
  let b = firstSum(source, from + width, last, reach);
  let c = firstSum(source, from + 2 * width, last, reach);
  let d = firstSum(source, from + 3 * width, last, reach);
  for (let x = 0; x < width; x++) {
    const entering = from + Math.min(last, x + reach + 1);
    const leaving = from + Math.max(0, x - reach);
    target[to + x] = a / count;
    target[to + width + x] = b / count;
    target[to + 2 * width + x] = c / count;
    target[to + 3 * width + x] = d / count;
    a += (source[entering] ?? 0) - (source[leaving] ?? 0);
    b += (source[entering + width] ?? 0) - (source[leaving + width] ?? 0);
    c += (source[entering + 2 * width] ?? 0) - (source[leaving + 2 * width] ?? 0);
    d += (source[entering + 3 * width] ?? 0) - (source[leaving + 3 * width] ?? 0);
  }
}

function boxRow(
  source: Float32Array,
  from: number,
  target: Float32Array,
  to: number,
  width: number,
  reach: number,
): void {
  const count = 2 * reach + 1;
  const last = width - 1;
  let sum = firstSum(source, from, last, reach);
  for (let x = 0; x < width; x++) {
    target[to + x] = sum / count;
    sum += (source[from + Math.min(last, x + reach + 1)] ?? 0) - (source[from + Math.max(0, x - reach)] ?? 0);
  }
}

/** Sums of the columns under work: grown when a wider field comes along. */
let columns = new Float64Array(0);

/** One box pass down the columns, all columns at once so that memory is read in order. */
function boxColumns(source: Float32Array, target: Float32Array, width: number, height: number, reach: number): void {
  const count = 2 * reach + 1;
  const last = height - 1;
  if (columns.length < width) columns = new Float64Array(width);
  const sums = columns;
  sums.fill(0, 0, width);
  for (let i = -reach; i <= reach; i++) {
    const row = Math.max(0, Math.min(last, i)) * width;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (source[row + x] ?? 0);
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const entering = Math.min(last, y + reach + 1) * width;
    const leaving = Math.max(0, y - reach) * width;
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0;
      target[row + x] = sum / count;
      sums[x] = sum + (source[entering + x] ?? 0) - (source[leaving + x] ?? 0);
    }
  }
}

/** The half widths of the three boxes a field is blurred by, in pixels. */
type Reaches = readonly [number, number, number];

/** Rows between two passes. */
let between = new Float32Array(0);

/** Three box passes along the rows, a few rows at a time so that they never leave the processor's own memory. */
function boxRows(source: Float32Array, target: Float32Array, width: number, height: number, reaches: Reaches): void {
  const [first, second, third] = reaches;
  const size = ABREAST * width;
  if (between.length < 2 * size) between = new Float32Array(2 * size);
  let y = 0;
  for (; y + ABREAST <= height; y += ABREAST) {
    boxFourRows(source, y * width, between, 0, width, first);
    boxFourRows(between, 0, between, size, width, second);
    boxFourRows(between, size, target, y * width, width, third);
  }
  for (; y < height; y++) {
    boxRow(source, y * width, between, 0, width, first);
    boxRow(between, 0, between, size, width, second);
    boxRow(between, size, target, y * width, width, third);
  }
}

/** Three box passes each way. `aside` and `soft` are as large as the field; `soft` holds what comes of it. */
function boxBothWays(
  field: Float32Array,
  aside: Float32Array,
  soft: Float32Array,
  width: number,
  height: number,
  reaches: Reaches,
): void {
  boxRows(field, aside, width, height, reaches);
  boxColumns(aside, soft, width, height, reaches[0]);
  boxColumns(soft, aside, width, height, reaches[1]);
  boxColumns(aside, soft, width, height, reaches[2]);
}

/** From this softness on, in pixels, a sheet of half the size holds all that is left of a field; then one of a quarter. */
const HALF_FROM = 4;
const QUARTER_FROM = 12;

function factorFor(sigma: number, most: number): number {
  if (sigma >= QUARTER_FROM && most >= 4) return 4;
  return sigma >= HALF_FROM && most >= 2 ? 2 : 1;
}

/** How far a box of this half width spreads, as a variance. */
const varianceOf = (reach: number): number => (reach * (reach + 1)) / 3;

/**
 * The boxes that soften a sheet `factor` times as small as three boxes of `reach` would the whole: shrinking and enlarging soften
 * too, and are taken off.
 */
function reachesOnSheet(reach: number, factor: number): Reaches {
  const own = (factor * factor - 1) / 4;
  const wanted = (3 * varianceOf(reach) - own) / (factor * factor);
  let least = 0;
  while (3 * varianceOf(least + 1) <= wanted) least += 1;
  const step = varianceOf(least + 1) - varianceOf(least);
  const wider = Math.round((wanted - 3 * varianceOf(least)) / step);
  const box = (n: number): number => least + (n < wider ? 1 : 0);
  return [box(0), box(1), box(2)];
}

/** Fields of a blur under work. */
let aside = new Float32Array(0);
let small = new Float32Array(0);

function blurOnSheet(
  field: Float32Array,
  soft: Float32Array,
  width: number,
  height: number,
  reach: number,
  factor: number,
): void {
  const sheet = smallSheet(width, height, factor);
  const size = sheet.width * sheet.height;
  if (small.length < size) small = new Float32Array(size);
  shrink(field, width, height, sheet, small);
  boxBothWays(small, aside, soft, sheet.width, sheet.height, reachesOnSheet(reach, factor));
  small.set(soft.subarray(0, size));
  enlarge(small, sheet, width, height, soft);
}

/**
 * A Gaussian-like blur by three box passes each way; `sigma` in pixels. Returns `soft`, a new field when absent, except that
 * a sigma too small to matter returns the field itself. A large one is worked out on a sheet up to `most` times as small.
 */
export function blur(
  field: Float32Array,
  width: number,
  height: number,
  sigma: number,
  soft: Float32Array = new Float32Array(field.length),
  most: 1 | 2 | 4 = 4,
): Float32Array {
  if (sigma < 0.3) return field;
  const reach = Math.max(1, Math.round(sigma * 0.9));
  if (aside.length < field.length) aside = new Float32Array(field.length);
  const factor = factorFor(sigma, most);
  if (factor === 1) boxBothWays(field, aside, soft, width, height, [reach, reach, reach]);
  else blurOnSheet(field, soft, width, height, reach, factor);
  return soft;
}

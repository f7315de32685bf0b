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

/** Rows between two passes, and the field between two directions. */
let between = new Float32Array(0);
let aside = new Float32Array(0);

/** Three box passes along the rows, a few rows at a time so that they never leave the processor's own memory. */
function boxRows(source: Float32Array, target: Float32Array, width: number, height: number, reach: number): void {
  const size = ABREAST * width;
  if (between.length < 2 * size) between = new Float32Array(2 * size);
  let y = 0;
  for (; y + ABREAST <= height; y += ABREAST) {
    boxFourRows(source, y * width, between, 0, width, reach);
    boxFourRows(between, 0, between, size, width, reach);
    boxFourRows(between, size, target, y * width, width, reach);
  }
  for (; y < height; y++) {
    boxRow(source, y * width, between, 0, width, reach);
    boxRow(between, 0, between, size, width, reach);
    boxRow(between, size, target, y * width, width, reach);
  }
}

/**
 * A Gaussian-like blur by three box passes each way; `sigma` in pixels. Returns `soft`, a new field when absent, except that
 * a sigma too small to matter returns the field itself.
 */
export function blur(
  field: Float32Array,
  width: number,
  height: number,
  sigma: number,
  soft?: Float32Array,
): Float32Array {
  if (sigma < 0.3) return field;
  const reach = Math.max(1, Math.round(sigma * 0.9));
  const blurred = soft ?? new Float32Array(field.length);
  if (aside.length < field.length) aside = new Float32Array(field.length);
  boxRows(field, aside, width, height, reach);
  boxColumns(aside, blurred, width, height, reach);
  boxColumns(blurred, aside, width, height, reach);
  boxColumns(aside, blurred, width, height, reach);
  return blurred;
}

/** One box pass along the rows, edges held. `reach` is the half width of the box in pixels. */
function boxRows(source: Float32Array, target: Float32Array, width: number, height: number, reach: number): void {
  const count = 2 * reach + 1;
  const last = width - 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let i = -reach; i <= reach; i++) sum += source[row + Math.max(0, Math.min(last, i))] ?? 0;
    for (let x = 0; x < width; x++) {
      target[row + x] = sum / count;
      sum += (source[row + Math.min(last, x + reach + 1)] ?? 0) - (source[row + Math.max(0, x - reach)] ?? 0);
    }
  }
}

/** One box pass down the columns, all columns at once so that memory is read in order. */
function boxColumns(source: Float32Array, target: Float32Array, width: number, height: number, reach: number): void {
  const count = 2 * reach + 1;
  const last = height - 1;
  const sums = new Float64Array(width);
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

/**
 * A Gaussian-like blur by three box passes each way; `sigma` in pixels. Returns a new field, except that a sigma too
 * small to matter returns the field itself.
 */
export function blur(field: Float32Array, width: number, height: number, sigma: number): Float32Array {
  if (sigma < 0.3) return field;
  const reach = Math.max(1, Math.round(sigma * 0.9));
  const a = new Float32Array(field.length);
  const b = new Float32Array(field.length);
  boxRows(field, a, width, height, reach);
  boxRows(a, b, width, height, reach);
  boxRows(b, a, width, height, reach);
  boxColumns(a, b, width, height, reach);
  boxColumns(b, a, width, height, reach);
  boxColumns(a, b, width, height, reach);
  return b;
}

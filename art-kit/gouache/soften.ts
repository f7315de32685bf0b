/** Sums of the columns under work: grown when a wider field comes along. */
let columns = new Int32Array(0);

/** Box sums of a row, edges held; running, so that the reach costs nothing. */
function boxRow(from: Uint8Array, to: Uint8Array, start: number, width: number, reach: number): void {
  const size = 2 * reach + 1;
  const last = start + width - 1;
  let sum = reach;
  for (let i = start - reach; i <= start + reach; i++) sum += from[Math.max(start, Math.min(last, i))] ?? 0;
  for (let i = start; i <= last; i++) {
    to[i] = sum / size;
    sum += (from[Math.min(last, i + reach + 1)] ?? 0) - (from[Math.max(start, i - reach)] ?? 0);
  }
}

/** The same down all columns at once, so that memory is read in order. */
function boxColumns(from: Uint8Array, to: Uint8Array, width: number, height: number, reach: number): void {
  const size = 2 * reach + 1;
  const last = height - 1;
  if (columns.length < width) columns = new Int32Array(width);
  const sums = columns;
  sums.fill(reach, 0, width);
  for (let i = -reach; i <= reach; i++) {
    const row = Math.max(0, Math.min(last, i)) * width;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (from[row + x] ?? 0);
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const entering = Math.min(last, y + reach + 1) * width;
    const leaving = Math.max(0, y - reach) * width;
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0;
      to[row + x] = sum / size;
      sums[x] = sum + (from[entering + x] ?? 0) - (from[leaving + x] ?? 0);
    }
  }
}

/** Blurs a field of bytes by a box of `reach` pixels to each side, both ways. */
export function soften(field: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  if (reach < 1) return field;
  const across = new Uint8Array(field.length);
  for (let y = 0; y < height; y++) boxRow(field, across, y * width, width, reach);
  const both = new Uint8Array(field.length);
  boxColumns(across, both, width, height, reach);
  return both;
}

/** Box sums of a row or column, edges held; running, so that the reach costs nothing. */
function boxAlong(from: Uint8Array, to: Uint8Array, start: number, step: number, count: number, reach: number): void {
  const at = (i: number): number => from[start + Math.max(0, Math.min(count - 1, i)) * step] ?? 0;
  const size = 2 * reach + 1;
  let sum = reach;
  for (let i = -reach; i <= reach; i++) sum += at(i);
  for (let i = 0; i < count; i++) {
    to[start + i * step] = sum / size;
    sum += at(i + reach + 1) - at(i - reach);
  }
}

/** Blurs a field of bytes by a box of `reach` pixels to each side, both ways. */
export function soften(field: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  if (reach < 1) return field;
  const across = new Uint8Array(field.length);
  for (let y = 0; y < height; y++) boxAlong(field, across, y * width, 1, width, reach);
  const both = new Uint8Array(field.length);
  for (let x = 0; x < width; x++) boxAlong(across, both, x, width, height, reach);
  return both;
}

import type { Raster } from './raster.ts';

/** What a picture looks like from far away: one bit for each neighbouring pair of a grey 9 x 8 grid, row by row. */
export type Likeness = readonly boolean[];

const GREY_SIZE = 32;
const COLUMNS = 9;
const ROWS = 8;

/** The mean of the cells of `source` that fall into each cell of a `columns` x `rows` grid. */
function shrink(
  source: readonly number[],
  [width, height]: readonly [number, number],
  [columns, rows]: readonly [number, number],
): number[] {
  const sums = new Array<number>(columns * rows).fill(0);
  const counts = new Array<number>(columns * rows).fill(0);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = Math.floor((y * rows) / height) * columns + Math.floor((x * columns) / width);
      sums[cell] = (sums[cell] ?? 0) + (source[y * width + x] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return sums.map((sum, i) => sum / (counts[i] ?? 1));
}

/** Difference hash (dHash) of a picture of at least 32 x 32 pixels: where grey rises from one cell to its right neighbour. */
export function likenessOf({ data, width, height }: Raster): Likeness {
  const grey: number[] = [];
  for (let o = 0; o < data.length; o += 4) {
    grey.push(0.299 * (data[o] ?? 0) + 0.587 * (data[o + 1] ?? 0) + 0.114 * (data[o + 2] ?? 0));
  }
  const small = shrink(grey, [width, height], [GREY_SIZE, GREY_SIZE]);
  const cells = shrink(small, [GREY_SIZE, GREY_SIZE], [COLUMNS, ROWS]);
  const bits: boolean[] = [];
  for (let y = 0; y < ROWS; y++) {
    for (let x = 0; x + 1 < COLUMNS; x++) {
      bits.push((cells[y * COLUMNS + x + 1] ?? 0) > (cells[y * COLUMNS + x] ?? 0));
    }
  }
  return bits;
}

/** In how many of 64 places two pictures differ: 0 for twins, about 32 for strangers. */
export const likenessDistance = (a: Likeness, b: Likeness): number => a.filter((bit, i) => bit !== b[i]).length;

/** Cells across and down that cloth is compared in. */
const CLOTH_GRID = [24, 30] as const;
/** How far from the colour of the picture's corner a cell must be to count as the piece and not as its backdrop. */
const OFF_BACKDROP = 24;

type Colour = readonly [red: number, green: number, blue: number];

const apart = (a: Colour, b: Colour): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Mean colours of a picture's cells, row by row. The first one is backdrop in every product picture. */
export type Swatches = readonly Colour[];

export function swatchesOf({ data, width, height }: Raster): Swatches {
  const channel = (k: number): number[] => {
    const values = Array.from({ length: width * height }, (_, i) => data[i * 4 + k] ?? 0);
    return shrink(values, [width, height], CLOTH_GRID);
  };
  const [red, green, blue] = [channel(0), channel(1), channel(2)];
  return red.map((value, i): Colour => [value, green[i] ?? 0, blue[i] ?? 0]);
}

/**
 * How far the colours of two pieces are apart where they lie, 0 (the same cloth) to 441; backdrops do not count. The
 * hash is grey and coarse: it takes one cut in two prints for twins, and this tells them apart.
 */
export function clothDistance(a: Swatches, b: Swatches): number {
  const isPiece = (swatches: Swatches, i: number): boolean => {
    const [corner, cell] = [swatches[0], swatches[i]];
    return corner !== undefined && cell !== undefined && apart(corner, cell) > OFF_BACKDROP;
  };
  let [sum, cells] = [0, 0];
  for (const [i, colour] of a.entries()) {
    const other = b[i];
    if (!other || !(isPiece(a, i) || isPiece(b, i))) continue;
    sum += apart(colour, other);
    cells += 1;
  }
  return cells === 0 ? 0 : sum / cells;
}

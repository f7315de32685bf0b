import type { Raster } from './raster.ts';

/**
 * What a picture looks like from far away: for each of three planes (grey, red against green, yellow against blue) one
 * bit for each neighbouring pair of a 9 x 8 grid, row by row.
 */
export interface Likeness {
  readonly grey: readonly boolean[];
  readonly colour: readonly boolean[];
}

const COLUMNS = 9;
const ROWS = 8;

/** What the eye makes of a pixel: lightness, and the two pairs of colours that it holds against each other. */
const PLANES = {
  grey: (r: number, g: number, b: number): number => 0.299 * r + 0.587 * g + 0.114 * b,
  redGreen: (r: number, g: number): number => r - g,
  yellowBlue: (r: number, g: number, b: number): number => (r + g) / 2 - b,
} as const;

/** The means of a plane over the cells of a `COLUMNS` x `ROWS` grid. */
function cellsOf({ data, width, height }: Raster, plane: (r: number, g: number, b: number) => number): number[] {
  const sums = new Array<number>(COLUMNS * ROWS).fill(0);
  const counts = new Array<number>(COLUMNS * ROWS).fill(0);
  for (let y = 0, o = 0; y < height; y++) {
    const row = Math.floor((y * ROWS) / height) * COLUMNS;
    for (let x = 0; x < width; x++, o += 4) {
      const cell = row + Math.floor((x * COLUMNS) / width);
      sums[cell] = (sums[cell] ?? 0) + plane(data[o] ?? 0, data[o + 1] ?? 0, data[o + 2] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return sums.map((sum, i) => sum / (counts[i] ?? 1));
}

/** A rise of no more than this, of 255, is paper and packing, not picture: it would be another bit in every copy. */
const NOISE = 3;

/** Where a plane rises from one cell to its right neighbour (dHash). */
function rises(cells: readonly number[]): boolean[] {
  const bits: boolean[] = [];
  for (let y = 0; y < ROWS; y++) {
    for (let x = 0; x + 1 < COLUMNS; x++) {
      bits.push((cells[y * COLUMNS + x + 1] ?? 0) - (cells[y * COLUMNS + x] ?? 0) > NOISE);
    }
  }
  return bits;
}

/**
 * Difference hash of an opaque picture of at least 32 x 32 pixels. The usual dHash is grey alone, 64 bits: of a piece on
 * a plain sheet it sees little more than the outline, and takes a blue tote for a red one. Two more planes make it see
 * colour as well; the same picture at another size or packed harder still has the same bits, or all but a few.
 */
export function likenessOf(picture: Raster): Likeness {
  return {
    grey: rises(cellsOf(picture, PLANES.grey)),
    colour: [...rises(cellsOf(picture, PLANES.redGreen)), ...rises(cellsOf(picture, PLANES.yellowBlue))],
  };
}

const differing = (a: readonly boolean[], b: readonly boolean[]): number => a.filter((bit, i) => bit !== b[i]).length;

/** In how many places two pictures differ: of 64 in grey, of 192 in all. */
export function likenessDistance(a: Likeness, b: Likeness): { readonly grey: number; readonly all: number } {
  const grey = differing(a.grey, b.grey);
  return { grey, all: grey + differing(a.colour, b.colour) };
}

/** Up to this many of 192 bits apart, two pictures are nearly equal: the 2 of 64 that a grey hash is allowed, for each plane. */
export const NEARLY_EQUAL = 6;

/** A field on a smaller sheet: each value stands for a square of `factor` x `factor` of the field it was made from. */
export interface SmallSheet {
  readonly width: number;
  readonly height: number;
  readonly factor: number;
}

export const smallSheet = (width: number, height: number, factor: number): SmallSheet => ({
  width: Math.ceil(width / factor),
  height: Math.ceil(height / factor),
  factor,
});

/** Sums of a row of squares under work: grown when a wider field comes along. */
let sums = new Float64Array(0);

function addRow(into: Float64Array, field: Float32Array, row: number, width: number): void {
  for (let x = 0; x < width; x++) into[x] = (into[x] ?? 0) + (field[row + x] ?? 0);
}

/** The mean of every square of a field, edges held. */
export function shrink(
  field: Float32Array,
  width: number,
  height: number,
  sheet: SmallSheet,
  small: Float32Array,
): void {
  const { factor } = sheet;
  if (sums.length < width) sums = new Float64Array(width);
  const columns = sums;
  for (let y = 0, i = 0; y < sheet.height; y++) {
    columns.fill(0, 0, width);
    for (let n = 0; n < factor; n++) addRow(columns, field, Math.min(height - 1, y * factor + n) * width, width);
    for (let x = 0; x < sheet.width; x++, i++) {
      let sum = 0;
      for (let n = x * factor; n < (x + 1) * factor; n++) sum += columns[Math.min(width - 1, n)] ?? 0;
      small[i] = sum / (factor * factor);
    }
  }
}

/** Where the pixels of a side lie between the middles of squares: the two squares, and how far beyond the first one's middle. */
interface Places {
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly beyond: Float64Array;
}

function placesOf(pixels: number, squares: number, factor: number): Places {
  const at = Float64Array.from({ length: pixels }, (_, i) => Math.max(0, (i + 0.5) / factor - 0.5));
  const first = Int32Array.from(at, (place) => Math.min(squares - 1, Math.floor(place)));
  return {
    first,
    second: first.map((square) => Math.min(squares - 1, square + 1)),
    beyond: at.map((place) => place - Math.floor(place)),
  };
}

/** A row of the small field that lies between two of its rows. */
function mixRows(small: Float32Array, above: number, below: number, beyond: number, row: Float64Array): void {
  for (let x = 0; x < row.length; x++) {
    row[x] = (small[above + x] ?? 0) * (1 - beyond) + (small[below + x] ?? 0) * beyond;
  }
}

/** A small field as large as it was, smoothly, into `field`. */
export function enlarge(
  small: Float32Array,
  sheet: SmallSheet,
  width: number,
  height: number,
  field: Float32Array,
): void {
  const { first, second, beyond } = placesOf(width, sheet.width, sheet.factor);
  const down = placesOf(height, sheet.height, sheet.factor);
  const row = new Float64Array(sheet.width);
  for (let y = 0, i = 0; y < height; y++) {
    const above = (down.first[y] ?? 0) * sheet.width;
    const below = (down.second[y] ?? 0) * sheet.width;
    mixRows(small, above, below, down.beyond[y] ?? 0, row);
    for (let x = 0; x < width; x++, i++) {
      const share = beyond[x] ?? 0;
      field[i] = (row[first[x] ?? 0] ?? 0) * (1 - share) + (row[second[x] ?? 0] ?? 0) * share;
    }
  }
}

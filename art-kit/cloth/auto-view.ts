import { rasterise, svgDocument } from '../raster.ts';
import { PRODUCT_HEIGHT, PRODUCT_WIDTH } from './frame.ts';
import { maskSvg, type Part, type View } from './part.ts';

const MARGIN = 0.075;
const RATIO = 0.8;
const LEAST_WIDTH = 480;
/** The drawing is measured on a grid of this many units, with a rim around the canvas. */
const GRID = 5;
const RIM = 20;

/** The rectangle the parts cover, in drawing units; the whole canvas when they cover nothing. */
export function boundsOf(parts: readonly Part[]): View {
  const columns = PRODUCT_WIDTH / GRID + 2 * RIM;
  const rows = PRODUCT_HEIGHT / GRID + 2 * RIM;
  const origin = -RIM * GRID;
  const viewBox = [origin, origin, columns * GRID, rows * GRID].join(' ');
  const { data } = rasterise(svgDocument(columns, rows, parts.map(maskSvg).join(''), viewBox));
  let [left, top, right, bottom] = [columns, rows, -1, -1];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if ((data[(y * columns + x) * 4 + 3] ?? 0) <= 40) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) return [0, 0, PRODUCT_WIDTH, PRODUCT_HEIGHT];
  return [left * GRID + origin, top * GRID + origin, (right - left + 1) * GRID, (bottom - top + 1) * GRID];
}

/** How what is pictured lies in its frame. */
export interface Framing {
  /** How much of the frame it fills, up to 1. */
  readonly fill: number;
  /** Where in the room that is left it lies, -1 to 1 each way; 0 is the middle. */
  readonly shift: readonly [x: number, y: number];
}

/** Of the room beside a piece, this much is used to put it off the middle: an even margin is kept. */
const ROOM_USED = 0.42;

/** A 4:5 view of a box with a margin. Hand-set views drift; this one never does. */
export function viewAround([x, y, width, height]: View, { fill, shift }: Framing): View {
  const room = 1 - 2 * MARGIN;
  const viewWidth = Math.max(width / room, (height / room) * RATIO, LEAST_WIDTH) / fill;
  const viewHeight = viewWidth / RATIO;
  const off = (size: number, box: number, by: number): number => by * ROOM_USED * Math.max(0, (size * room - box) / 2);
  return [
    Math.round(x + width / 2 - viewWidth / 2 - off(viewWidth, width, shift[0])),
    Math.round(y + height / 2 - viewHeight / 2 - off(viewHeight, height, shift[1])),
    Math.round(viewWidth),
    Math.round(viewHeight),
  ];
}

import { smoothstep } from '../numbers.ts';
import { rasterise, svgDocument } from '../raster.ts';
import { type Frame, type PixelWindow, viewBoxOf } from './frame.ts';
import { maskSvg, type Part } from './part.ts';
import { scratchField } from './scratch.ts';

/** White markup, as coverage 0-1 per pixel of the window: a field of scratch. */
export function coverage(frame: Frame, window: PixelWindow, markup: string): Float32Array {
  const body = frame.transform ? `<g transform="${frame.transform}">${markup}</g>` : markup;
  const { data } = rasterise(svgDocument(window.width, window.height, body, viewBoxOf(frame, window)));
  const field = scratchField(window.width * window.height);
  // Premultiplied red: white gives its coverage, black (a cut) takes it away.
  for (let i = 0; i < field.length; i++) field[i] = (data[i * 4] ?? 0) / 255;
  return field;
}

const COARSE = 8;

/** The window a mask touches, with room for its blurs; undefined when it lies outside the picture. */
export function maskWindow(frame: Frame, markup: string): PixelWindow | undefined {
  const columns = Math.ceil(frame.width / COARSE);
  const rows = Math.ceil(frame.height / COARSE);
  const coarse = { ...frame, pixelsPerUnit: frame.pixelsPerUnit / COARSE };
  const field = coverage(coarse, { x: 0, y: 0, width: columns, height: rows }, markup);
  let [left, top, right, bottom] = [columns, rows, -1, -1];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if ((field[y * columns + x] ?? 0) <= 0.004) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) return undefined;
  const room = Math.round(20 * Math.min(frame.pixelsPerUnit, 1.2)) + COARSE;
  const x = Math.max(0, left * COARSE - room);
  const y = Math.max(0, top * COARSE - room);
  return {
    x,
    y,
    width: Math.min(frame.width, (right + 1) * COARSE + room) - x,
    height: Math.min(frame.height, (bottom + 1) * COARSE + room) - y,
  };
}

/** Fades a field in from one height on the page to another. */
function fadeIn(field: Float32Array, frame: Frame, window: PixelWindow, from: number, to: number): Float32Array {
  for (let y = 0; y < window.height; y++) {
    const k = smoothstep(from, to, (y + window.y) / frame.pixelsPerUnit + frame.view[1]);
    if (k >= 1) continue;
    for (let i = y * window.width; i < (y + 1) * window.width; i++) field[i] = (field[i] ?? 0) * k;
  }
  return field;
}

/** The part's outline as SVG, with its hole. */
export function outlineSvg(part: Part): string {
  return maskSvg(part) + (part.cut ? `<path d="${part.cut}" fill="#000"/>` : '');
}

/** The shape of a part: outline, cuts and clip. It makes the relief; what is seen of it may fade in (`fadedMask`). */
export function partMask(part: Part, frame: Frame, window: PixelWindow): Float32Array {
  const mask = coverage(frame, window, outlineSvg(part));
  for (const cut of part.cutFade ?? []) {
    const hole = fadeIn(coverage(frame, window, cut.raw), frame, window, cut.from, cut.to);
    for (let i = 0; i < mask.length; i++) mask[i] = (mask[i] ?? 0) * (1 - (hole[i] ?? 0));
  }
  if (part.clip) {
    const clip = coverage(frame, window, part.clip);
    for (let i = 0; i < mask.length; i++) mask[i] = (mask[i] ?? 0) * (clip[i] ?? 0);
  }
  return mask;
}

/** What is seen of a part's shape. The fade takes no part in the relief: it would show as a slope. */
export function fadedMask(part: Part, shape: Float32Array, frame: Frame, window: PixelWindow): Float32Array {
  if (!part.fade) return shape;
  const faded = scratchField(shape.length);
  faded.set(shape);
  return fadeIn(faded, frame, window, part.fade[0], part.fade[1]);
}

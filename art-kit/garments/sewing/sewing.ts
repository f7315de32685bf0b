import { round1 } from '../../numbers.ts';
import { mirror } from './mirror.ts';

/** How a row of stitches is worked. */
export interface Stitch {
  readonly width?: number;
  /** SVG dash array: stitch and gap. */
  readonly dash?: string;
  readonly strength?: number;
}

/** How the edges of a swim top are worked. */
export const FINE_STITCH: Stitch = { width: 1.3, dash: '4 4', strength: 0.38 };

/** A row of stitches along a path, with the light edge of the thread. */
export function stitch(
  d: string,
  thread: string,
  { width = 1.6, dash = '6 4.5', strength = 0.5 }: Stitch = {},
): string {
  const row = `fill="none" stroke-dasharray="${dash}" stroke-linecap="round"`;
  return (
    `<path d="${d}" ${row} stroke="${thread}" stroke-opacity="${strength}" stroke-width="${width}"/>` +
    `<path d="${d}" ${row} transform="translate(.8 1)" stroke="#fff" stroke-opacity=".35" stroke-width="${width * 0.6}"/>`
  );
}

/** Rows of stitches along the edges of the right half and of the left. */
export const stitchEdges = (edges: readonly string[], thread: string, work?: Stitch): string =>
  edges
    .flatMap((d) => [d, mirror(d)])
    .map((d) => stitch(d, thread, work))
    .join('');

/** A seam: a dark line and the light on the cloth that rises behind it. */
export const seam = (d: string, strength = 0.34, width = 2.2): string =>
  `<path d="${d}" fill="none" stroke="#2a1030" stroke-opacity="${strength}" stroke-width="${width}"/>` +
  `<path d="${d}" transform="translate(1.4 1.8)" fill="none" stroke="#fff" stroke-opacity="${round3(strength * 0.6)}" stroke-width="${width * 0.7}"/>`;

const round3 = (value: number): number => Math.round(value * 1000) / 1000;

/** The woven label with the bluebird, centred on (x, y). */
export const wovenLabel = (x: number, y: number, scale = 1): string =>
  `<g transform="translate(${round1(x)} ${round1(y)})scale(${scale})">` +
  '<rect x="-30" y="-17" width="60" height="34" rx="3" fill="#fffaf0"/>' +
  '<rect x="-27" y="-14" width="54" height="28" rx="2" fill="none" stroke="#3d7dd8" stroke-width="1.4" stroke-dasharray="3 2.4"/>' +
  '<path d="M-16 5C-12 -6 0 -9 6 -4C9 -8 13 -7 15 -5L19 -4L15 -2C14 6 4 9 -4 7L-12 9L-9 5Z" fill="#3d7dd8"/></g>';

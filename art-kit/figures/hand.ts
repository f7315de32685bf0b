import { spline } from '../path.ts';
import { strokePath } from '../svg.ts';

/** `relaxed` hangs, `resting` lies on a hip with the thumb behind, `open` waves, `hidden` is out of sight. */
export type HandShape = 'relaxed' | 'resting' | 'open' | 'hidden';

/** A drawn hand, pointing down from its wrist at the origin, for the arm on the right of the page. */
interface HandDrawing {
  /** White shapes. */
  readonly mask: string;
  /** Lines between the fingers. */
  readonly lines: readonly string[];
}

const finger = (data: string, width: number): string => strokePath(data, '#fff', width);

const palm = (points: Parameters<typeof spline>[0]): string => `<path d="${spline(points, true, 0.9)}" fill="#fff"/>`;

const RELAXED: HandDrawing = {
  mask:
    palm([
      [-7.4, -8],
      [-8.4, 6],
      [-10.2, 18],
      [-9.6, 30],
      [0, 36],
      [8.6, 31],
      [10.4, 18],
      [8.8, 5],
      [7.4, -8],
    ]) +
    finger('M-6.2 28C-7.4 36 -7.8 43 -6.6 50', 6.6) +
    finger('M-1.6 30C-2.4 40 -2.8 47 -1.8 54', 6.8) +
    finger('M3.2 29C3.2 38 2.8 45 3 51', 6.6) +
    finger('M7.4 26C7.8 34 7.2 40 6.8 45', 6) +
    finger('M-8.4 8C-12.4 14 -14.6 21 -13.4 30', 6.8),
  lines: [
    'M-4 31C-4.8 39 -5 45 -4.2 51',
    'M.8 32C.2 41 0 47 .6 52',
    'M5.4 30C5.4 37 5 42 4.9 47',
    'M-8.6 14C-10 19 -10.6 25 -10 30',
  ],
};

const RESTING: HandDrawing = {
  mask:
    palm([
      [-7.6, -9],
      [-9.4, 6],
      [-12, 19],
      [-10, 29],
      [0, 33],
      [10, 28],
      [11.6, 17],
      [9, 4],
      [7.6, -9],
    ]) +
    finger('M-8 24C-9.6 33 -9.6 40 -7.4 47', 6.8) +
    finger('M-2.8 27C-3.4 37 -3 45 -1.2 52', 7) +
    finger('M2.8 26C3.2 36 3.6 43 4.6 49', 6.8) +
    finger('M8 22C9.2 30 9.6 36 9.6 41', 6.2),
  lines: ['M-5.6 29C-6.6 37 -6.2 43 -4.6 48', 'M0 31C0 39 .6 45 1.8 50', 'M5.6 28C6.2 35 6.6 40 7 44'],
};

const OPEN: HandDrawing = {
  mask:
    palm([
      [-7.6, -8],
      [-10.4, 6],
      [-12.4, 18],
      [-11.4, 27],
      [0, 31],
      [10.4, 26],
      [12, 16],
      [10.4, 5],
      [7.6, -8],
    ]) +
    finger('M-9 22C-12 32 -13.6 38 -15 44', 6.4) +
    finger('M-3.4 26C-4.6 38 -5.2 46 -5.8 54', 6.8) +
    finger('M2.8 26C3.4 38 4 46 4.6 53', 6.8) +
    finger('M8.4 23C10.6 33 12 40 13.4 47', 6.6) +
    finger('M7.6 8C15 12 19.4 18 21.6 27', 7.2),
  lines: ['M-8.6 25C-3 21 3 21.4 8.4 23.6', 'M8 19C3.4 17 1.4 11 2.2 4'],
};

const HIDDEN: HandDrawing = { mask: '', lines: [] };

export const HANDS: Record<HandShape, HandDrawing> = { relaxed: RELAXED, resting: RESTING, open: OPEN, hidden: HIDDEN };

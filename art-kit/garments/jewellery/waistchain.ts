import type { FillRule, Part, Silhouette } from '../../cloth/part.ts';
import { round1 } from '../../numbers.ts';
import type { Point } from '../../path.ts';

const BRASS = '#e2b55c';
const BEADS = 74;

/** The chain as it lies: a wide loop that sags, its end trailing to the right. */
function along(t: number): Point {
  const angle = -0.5 + t * Math.PI * 2;
  const sag = Math.cos(angle) < 0 ? 1.15 : 0.8;
  return [400 + Math.sin(angle) * 290, 470 - Math.cos(angle) * 190 * sag];
}

const fromPrint =
  (nth: number): FillRule =>
  ({ accents, trim }) =>
    accents[nth % Math.max(1, accents.length)] ?? trim;

const round = (x: number, y: number, radius: number, fill: Part['fill']): Part => ({
  raw: `<circle cx="${round1(x)}" cy="${round1(y)}" r="${radius}" fill="#fff"/>`,
  ...(fill && { fill }),
  puff: [
    [2, 3],
    [6, 6],
  ],
  wrinkle: 0,
  grain: 0.01,
  relief: 1.25,
  shadow: 0.34,
});

/** Brass beads, a larger one of the print's colours in every sixth place. */
const bead = (i: number): Part => {
  const [x, y] = along(i / BEADS);
  return i % 6 === 3 ? round(x, y, 14, fromPrint(Math.floor(i / 6))) : round(x, y, i % 2 ? 8.5 : 6.5, BRASS);
};

/** A charm on a short drop. */
const charm = (t: number, nth: number): Part[] => {
  const [x, y] = along(t);
  return [
    round(x, y + 17, 5, BRASS),
    round(x, y + 29, 5, BRASS),
    {
      ...round(x, y + 60, 0, fromPrint(nth)),
      raw: `<path d="M${round1(x)} ${round1(y + 32)}C${round1(x + 20)} ${round1(y + 56)} ${round1(x + 18)} ${round1(y + 88)} ${round1(x)} ${round1(y + 90)}C${round1(x - 18)} ${round1(y + 88)} ${round1(x - 20)} ${round1(y + 56)} ${round1(x)} ${round1(y + 32)}Z" fill="#fff"/>`,
    },
  ];
};

const extension: Part[] = Array.from({ length: 9 }, (_, i) => {
  const [x, y] = along(0.98);
  return round(x - 16 - i * 13, y - 14 - Math.sin(i * 0.5) * 18, i === 8 ? 12 : 6, i === 8 ? 'trim' : BRASS);
});

/** String of small brass beads with larger ones and drops in the colours of the print. */
export const waistchain: Silhouette = {
  name: 'waistchain',
  parts: [
    ...extension,
    ...Array.from({ length: BEADS }, (_, i) => bead(i)),
    ...[0.45, 0.52, 0.58, 0.64, 0.71].flatMap((t, i) => charm(t, i)),
  ],
};

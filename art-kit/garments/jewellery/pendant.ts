import type { FillRule, Part, Silhouette } from '../../cloth/part.ts';
import { darken } from '../../colour.ts';
import { cord } from '../sewing/cord.ts';

const fromPrint =
  (nth: number): FillRule =>
  ({ accents, trim }) =>
    accents[nth % Math.max(1, accents.length)] ?? trim;

/** The cord as it falls: two strands that cross in a sliding knot at the top. */
const STRANDS = [
  'M360 214C300 260 196 330 190 470C186 560 300 600 392 642',
  'M440 214C520 250 616 350 606 480C600 566 496 604 408 642',
  'M440 214C400 190 330 176 290 198',
  'M360 214C404 186 470 170 520 186',
] as const;

const bead = (x: number, y: number, r: number, nth: number): Part => ({
  raw: `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/>`,
  fill: fromPrint(nth),
  puff: [
    [3, 4],
    [9, 9],
  ],
  wrinkle: 0,
  relief: 1.2,
  shadow: 0.36,
});

const knot = (x: number, y: number, turn: number): Part => ({
  raw: `<rect x="${x - 30}" y="${y - 17}" width="60" height="34" rx="14" transform="rotate(${turn} ${x} ${y})" fill="#fff"/>`,
  fill: 'trim',
  puff: [[4, 6]],
  wrinkle: 0,
  shadow: 0.34,
  overlay: (_, trim) =>
    [-18, -6, 6, 18]
      .map(
        (dx) =>
          `<path transform="rotate(${turn} ${x} ${y})" d="M${x + dx} ${y - 16}q5 16 0 32" fill="none" stroke="${darken(trim, 0.55)}" stroke-opacity=".5" stroke-width="3"/>`,
      )
      .join(''),
});

/** A glazed disc that carries the print, on a waxed cord. */
export const pendant: Silhouette = {
  name: 'pendant',
  parts: [
    ...STRANDS.map((d) => cord(d, 11, 'trim', { shadow: 0.32 })),
    knot(400, 208, -4),
    bead(288, 199, 15, 0),
    bead(522, 187, 15, 1),
    bead(214, 560, 19, 2),
    bead(586, 562, 19, 3),
    cord('M400 640C388 654 388 676 400 690C412 676 412 654 400 640Z', 9, '#e2b55c', { shadow: 0.34 }),
    {
      raw: '<circle cx="400" cy="800" r="122" fill="#fff"/>',
      fill: (_, trim) => darken(trim, 0.16),
      puff: [
        [3, 5],
        [10, 8],
      ],
      wrinkle: 0,
      relief: 1.2,
      shadow: 0.46,
      shadowBlur: 12,
    },
    {
      raw: '<circle cx="400" cy="797" r="108" fill="#fff"/>',
      print: { scale: 0.42 },
      puff: [
        [4, 2],
        [46, 20],
      ],
      wrinkle: 0,
      grain: 0.006,
      shadow: 0.12,
      shadowBlur: 4,
      overlay: () =>
        '<path d="M322 764A88 88 0 0 1 392 708" stroke="#fff" stroke-opacity=".62" stroke-width="13" stroke-linecap="round" fill="none"/>' +
        '<path d="M410 706A88 88 0 0 1 424 709" stroke="#fff" stroke-opacity=".5" stroke-width="10" stroke-linecap="round" fill="none"/>',
    },
  ],
};

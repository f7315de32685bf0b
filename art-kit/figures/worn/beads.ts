import type { Fill, FillRule, Part } from '../../cloth/part.ts';
import { round1 } from '../../numbers.ts';
import type { Point } from '../../path.ts';
import type { Rig } from '../rig.ts';
import type { Wear } from './wear.ts';

const BRASS = '#e2b55c';
const HOUSE_COLOURS = ['#ff6f59', '#fbd875', '#3d7dd8', '#f58fa8', '#7cc6a4', '#fffaf0'] as const;

export const fromPrint =
  (nth: number): FillRule =>
  ({ accents, trim }) =>
    accents[nth % Math.max(1, accents.length)] ?? trim;

export const bead = ([x, y]: Point, radius: number, fill: Fill): Part => ({
  raw: `<circle cx="${round1(x)}" cy="${round1(y)}" r="${radius}" fill="#fff"/>`,
  fill,
  puff: [
    [1, 1.6],
    [2.4, 3],
  ],
  wrinkle: 0,
  grain: 0.01,
  relief: 1.2,
  shadow: 0.34,
  shadowOffset: [1, 3],
  shadowBlur: 2,
  cutFade: [],
});

/** A string that hangs from both sides of the neck to `low`; `t` goes from the left of the page to the right. */
export function aroundNeck({ body }: Rig, low: number, t: number): Point {
  const angle = Math.PI * (1 - t);
  return [Math.cos(angle) * (body.neck + 14), 182 + Math.sin(angle) ** 0.8 * (low - 182)];
}

const BEADS = 33;

const SHELL =
  '<path transform="translate(0 262) scale(.72)" d="M-5.4 18L-9 23L9 23L5.4 18L28 -6Q26 -16 18 -20Q10 -26 0 -26Q-10 -26 -18 -20Q-26 -16 -28 -6Z" fill="#fff"/>';

/** Beads in the colours of the print, and the shell. */
export const shellNecklace: Wear = (rig) => [
  ...Array.from({ length: BEADS }, (_, i) => {
    const house = HOUSE_COLOURS[Math.floor(i / 2) % HOUSE_COLOURS.length] ?? BRASS;
    const fill = i % 2 === 1 ? fromPrint(Math.floor(i / 2)) : house;
    return bead(aroundNeck(rig, 244, (i + 0.5) / BEADS), i % 6 === 3 ? 5.2 : 4, fill);
  }),
  {
    raw: SHELL,
    fill: '#fde6d2',
    puff: [
      [1, 2],
      [4, 4],
    ],
    folds: [-12, -6, 0, 6, 12].map((spread) => ({
      d: `M${round1(spread * 0.3)} 275L${round1(spread)} ${round1(245 + Math.abs(spread) * 0.3)}`,
      width: 1.6,
      height: -3.6,
      blur: 1,
    })),
    wrinkle: 0,
    shadow: 0.4,
    shadowOffset: [1, 3],
    shadowBlur: 3,
    cutFade: [],
  },
];

const LINKS = 44;

/** Small brass beads about the hips, a coloured one here and there, and five drops. */
export const chainOnHips: Wear = (rig) => {
  const at = (t: number): Point => {
    const y = 384 + Math.sin(Math.PI * t) * 17;
    return [(t * 2 - 1) * (rig.half(y) - 3), y];
  };
  return [
    ...Array.from({ length: LINKS }, (_, i) =>
      i % 6 === 3
        ? bead(at((i + 0.5) / LINKS), 4, fromPrint(Math.floor(i / 6)))
        : bead(at((i + 0.5) / LINKS), i % 2 ? 2.7 : 2.1, BRASS),
    ),
    ...[0.34, 0.42, 0.5, 0.58, 0.66].flatMap((t, nth) => {
      const [x, y] = at(t);
      return [
        bead([x, y + 6], 1.8, BRASS),
        {
          ...bead([x, y + 16], 4.4, fromPrint(nth)),
          raw: `<path d="M${round1(x)} ${round1(y + 8)}q7 8 6 15a6 6 0 0 1 -12 0q-1 -7 6 -15Z" fill="#fff"/>`,
        },
      ];
    }),
  ];
};

const PEARLS = 27;
const NACRE = ['#fbf1e6', '#f6e7e3', '#f3eadf'] as const;

/** River pearls close to the neck, and the printed flower. */
export const pearlStrand: Wear = (rig) => [
  ...Array.from({ length: PEARLS }, (_, i) => {
    const fill = i % 6 === 3 ? fromPrint(Math.floor(i / 6)) : (NACRE[i % NACRE.length] ?? BRASS);
    return bead(aroundNeck(rig, 216, (i + 0.5) / PEARLS), 4.2 + 1.2 * Math.sin((Math.PI * i) / PEARLS), fill);
  }),
  ...Array.from({ length: 7 }, (_, i): Part => {
    const turn = round1((i * 360) / 7);
    return {
      ...bead([0, 0], 0, '#fff'),
      raw: `<ellipse transform="rotate(${turn} 0 230)" cx="0" cy="221" rx="5" ry="8" fill="#fff"/>`,
      fill: 'print',
      print: { scale: 0.24, rotate: turn, cx: 0, cy: 230 },
    };
  }),
  bead([0, 230], 5.4, BRASS),
];

/** The printed disc on its cord. */
export const discPendant: Wear = (rig) => {
  const string = Array.from({ length: 25 }, (_, i) => {
    const [x, y] = aroundNeck(rig, 246, i / 24);
    return `${i === 0 ? 'M' : 'L'}${round1(x)} ${round1(y)}`;
  }).join('');
  const disc = { cutFade: [], wrinkle: 0, shadow: 0.4, shadowOffset: [1, 3], shadowBlur: 3 } as const;
  return [
    { ...disc, stroke: string, width: 2.6, fill: 'trim', puff: [[1, 1]] },
    bead(aroundNeck(rig, 246, 0.26), 4.4, fromPrint(2)),
    bead(aroundNeck(rig, 246, 0.74), 4.4, fromPrint(3)),
    { ...disc, raw: '<circle cx="0" cy="268" r="24" fill="#fff"/>', fill: 'trim', puff: [[2, 3]] },
    {
      ...disc,
      raw: '<circle cx="0" cy="267.4" r="21" fill="#fff"/>',
      print: { scale: 0.13, cx: 0, cy: 267 },
      puff: [[9, 6]],
      shadow: 0.1,
      overlay: () =>
        '<path d="M-14 260A17 17 0 0 1 -2 250" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round" fill="none"/>',
    },
  ];
};

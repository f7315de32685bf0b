import type { Part, Silhouette } from '../../cloth/part.ts';
import { lerp, round1 } from '../../numbers.ts';
import { rng } from '../../random.ts';
import { fold, gathers } from '../sewing/folds.ts';

const random = rng('fringesarong');

const STRANDS = 92;

/** The lower edge, from left to right. */
const hemAt = (t: number): readonly [x: number, y: number] => [
  lerp(140, 668, t),
  766 + Math.sin(t * Math.PI * 3.2) * 16 + Math.sin(t * Math.PI) * 22,
];

function hem(): string {
  let d = '';
  for (let i = 40; i >= 0; i--) {
    const [x, y] = hemAt(i / 40);
    d += `L${round1(x)} ${round1(y)}`;
  }
  return d;
}

const fringe: Part = {
  raw: Array.from({ length: STRANDS }, (_, i) => {
    const [x, y] = hemAt((i + 0.5) / STRANDS);
    const sway = (random() - 0.5) * 16;
    const length = 62 + random() * 16;
    return `<path d="M${round1(x)} ${round1(y - 6)}q${round1(sway * 0.2)} ${round1(length * 0.5)} ${round1(sway)} ${round1(length)}" fill="none" stroke="#fff" stroke-width="${round1(3 + random() * 1.4)}" stroke-linecap="round"/>`;
  }).join(''),
  fill: 'trim',
  puff: [[1.4, 2]],
  wrinkle: 0,
  shadow: 0.3,
  shadowBlur: 3,
};

/** The free corner, falling from the knot. */
const tail = (d: string, rotate: number, crease: string): Part => ({
  d,
  print: { scale: 0.7, rotate },
  puff: [
    [4, 3],
    [14, 6],
  ],
  folds: [fold(crease, 7, -8, 4)],
  shadow: 0.42,
});

/** Wrapped sarong with a fringed hem and a flat knot. */
export const fringesarong: Silhouette = {
  name: 'fringesarong',
  parts: [
    fringe,
    {
      d: `M206 190 Q400 232 594 190 C628 360 660 570 668 770 ${hem()} C146 560 170 360 206 190Z`,
      print: { scale: 0.8 },
      puff: [
        [4, 2],
        [24, 6],
        [90, 16],
      ],
      folds: [
        ...gathers(random, { from: [470, 520, 222], to: [150, 600, 700], count: 13, height: 8, width: 17, blur: 10 }),
        fold('M560 260 Q610 480 630 740', 20, -7, 12),
        fold('M590 300 Q634 500 650 740', 26, 7, 14),
      ],
      displace: 13,
      wrinkle: 2.6,
    },
    tail(
      'M482 226 C458 320 440 420 452 520 C476 516 500 508 520 492 C514 410 512 320 512 232Z',
      -18,
      'M494 240 Q474 380 482 506',
    ),
    tail(
      'M502 226 C540 300 566 390 566 470 C590 458 606 446 616 430 C606 350 572 280 524 220Z',
      22,
      'M514 234 Q566 330 588 446',
    ),
    {
      raw: '<ellipse cx="502" cy="222" rx="36" ry="28" fill="#fff"/>',
      print: { scale: 0.6, rotate: 50 },
      puff: [
        [5, 6],
        [12, 8],
      ],
      folds: [fold('M480 210 Q500 226 526 230', 6, -9, 3), fold('M484 232 Q502 216 524 212', 5, -7, 3)],
      wrinkle: 1,
      shadow: 0.44,
    },
  ],
};

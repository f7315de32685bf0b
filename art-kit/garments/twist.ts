import type { Puff, Silhouette } from '../cloth/part.ts';
import { round1 } from '../numbers.ts';
import { rng } from '../random.ts';
import { cord } from './cord.ts';
import { fold } from './folds.ts';
import { mirror, mirrorFold } from './mirror.ts';

const random = rng('band');

const HALF =
  'M408 470 C470 430 590 384 672 420 C690 480 690 540 670 600 C590 640 470 596 408 548 C400 520 400 498 408 470Z';
const HALF_PUFF: readonly Puff[] = [
  [7, 3.5],
  [30, 10],
  [70, 18],
];

/** Pleats that run from the knot out to the side. */
const pleats = Array.from({ length: 9 }, (_, i) => {
  const t = i / 8;
  const end = `${round1(640 - random() * 60)} ${round1(424 + t * 180)}`;
  const d = `M414 ${round1(488 + t * 44)} C480 ${round1(460 + t * 96)} 560 ${round1(430 + t * 160)} ${end}`;
  return fold(d, 11, i % 2 === 1 ? 9 : -8, 7);
});

const STRAP = {
  puff: [
    [3, 2],
    [8, 4],
  ],
  print: { scale: 0.5 },
} as const;

/** Bandeau, twisted at the centre, with straps that come off. */
export const twist: Silhouette = {
  name: 'twist',
  parts: [
    cord('M190 430 C210 330 250 240 300 190', 20, 'print', STRAP),
    cord('M610 430 C590 330 550 240 500 190', 20, 'print', STRAP),
    { d: HALF, print: { rotate: 8 }, puff: HALF_PUFF, folds: pleats, keepClear: [[545, 510]] },
    {
      d: mirror(HALF),
      print: { rotate: -8, dx: 90 },
      puff: HALF_PUFF,
      folds: pleats.map(mirrorFold),
      keepClear: [[255, 510]],
    },
    {
      d: 'M378 470 C390 452 410 452 424 468 C436 500 436 524 422 550 C408 566 390 566 378 548 C366 522 366 496 378 470Z',
      print: { rotate: 60, scale: 0.5 },
      puff: [
        [4, 3],
        [14, 8],
      ],
      folds: [
        fold('M376 486 Q400 500 426 534', 6, -10, 3),
        fold('M384 466 Q404 490 430 508', 6, -8, 3),
        fold('M370 510 Q392 530 412 558', 6, -8, 3),
      ],
      shadow: 0.4,
    },
  ],
};

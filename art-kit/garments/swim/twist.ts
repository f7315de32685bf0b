import type { Puff, Silhouette } from '../../cloth/part.ts';
import { round1 } from '../../numbers.ts';
import { rng } from '../../random.ts';
import { cord } from '../sewing/cord.ts';
import { fold } from '../sewing/folds.ts';
import { mirror, mirrorFold } from '../sewing/mirror.ts';

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

/** Short, sharp gathers where the cloth goes into the knot. */
const knotGathers = Array.from({ length: 6 }, (_, i) => {
  const y = 482 + i * 12;
  const spread = (i - 2.5) * 15;
  return fold(
    `M424 ${y} Q456 ${round1(y + spread * 0.5)} ${488 + (i % 2) * 26} ${round1(y + spread * 1.6)}`,
    6,
    i % 2 === 1 ? 8 : -9,
    3,
  );
});

/** Bandeau, twisted at the centre, on a halter loop. */
export const twist: Silhouette = {
  name: 'twist',
  parts: [
    cord('M190 430 C200 300 300 186 400 186 C500 186 600 300 610 430', 19, 'print', {
      print: { scale: 0.5 },
      puff: [
        [3, 2],
        [8, 4],
      ],
    }),
    { d: HALF, print: { rotate: 8 }, puff: HALF_PUFF, folds: [...pleats, ...knotGathers], keepClear: [[545, 510]] },
    {
      d: mirror(HALF),
      print: { rotate: -8, dx: 90 },
      puff: HALF_PUFF,
      folds: [...pleats, ...knotGathers].map(mirrorFold),
      keepClear: [[255, 510]],
    },
    {
      d: 'M366 454 C384 442 418 442 436 456 C430 488 430 530 440 562 C420 578 380 578 360 560 C372 528 372 488 366 454Z',
      print: { rotate: 38, scale: 0.56, dx: 40 },
      puff: [
        [4, 3],
        [16, 9],
      ],
      folds: [
        fold('M366 470 Q404 486 436 524', 5, -9, 2.4),
        fold('M374 452 Q412 470 434 496', 5, -8, 2.4),
        fold('M368 500 Q398 520 430 558', 5, -9, 2.4),
        fold('M366 532 Q388 546 408 572', 5, -8, 2.4),
        fold('M368 484 Q402 502 434 540', 5, 7, 2.4),
        fold('M368 516 Q392 532 420 566', 5, 7, 2.4),
      ],
      displace: 14,
      shadow: 0.48,
      shadowBlur: 9,
    },
  ],
};

import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Part, Silhouette } from '../../cloth/part.ts';
import { rng } from '../../random.ts';
import { cord } from '../sewing/cord.ts';
import { fold, gathers } from '../sewing/folds.ts';
import { bothSides, mirror } from '../sewing/mirror.ts';
import { seam, stitch } from '../sewing/sewing.ts';

const random = rng('shorts');

/** Legs with rounded, split sides, as on old athletics shorts. */
const RIGHT_LEG =
  'M400 330 Q500 328 592 318 C612 400 640 520 664 624 C668 672 640 700 600 704 C540 716 480 716 436 710 C428 660 416 610 400 590Z';
const BINDING = 'M594 322 C614 404 642 524 664 624 C668 672 640 700 600 704 C540 716 480 716 436 710';

const elastic = Array.from({ length: 34 }, (_, i) => {
  const x = 204 + i * 12;
  return fold(`M${x} 298 L${x + (random() - 0.5) * 4} 356`, 4, i % 2 === 1 ? 5 : -5, 2);
});

const legGathers = gathers(random, {
  from: [410, 590, 356],
  to: [420, 620, 500],
  count: 11,
  height: 4.5,
  width: 9,
  blur: 6,
});

const leg = (
  d: string,
  print: Part['print'],
  side: (folds: ReturnType<typeof fold>) => ReturnType<typeof fold>,
): Part => ({
  d,
  print: { scale: 0.66, ...print },
  puff: [
    [5, 2],
    [26, 7],
    [80, 16],
  ],
  folds: [
    ...legGathers,
    fold('M406 580 Q470 590 600 560', 12, -7, 9),
    fold('M500 600 Q520 660 516 706', 30, 7, 18),
    fold('M590 540 Q612 620 616 690', 24, 6, 15),
  ].map(side),
  wrinkle: 3,
  grain: 0.06,
  overlay: (fabric) => stitch('M396 360L396 590', threadColour(fabric), { width: 1.4, dash: '5 4', strength: 0.3 }),
});

/** Pull-on beach shorts with bound, rounded hems. */
export const shorts: Silhouette = {
  name: 'shorts',
  parts: [
    { d: 'M206 306 Q400 290 594 306 L594 340 L206 340Z', fill: 'inside', puff: [[4, 1]], wrinkle: 0 },
    leg(mirror(RIGHT_LEG), { dx: 70 }, (each) => bothSides([each])[1] ?? each),
    leg(RIGHT_LEG, {}, (each) => each),
    ...[BINDING, mirror(BINDING)].map((d) =>
      cord(d, 13, 'trim', {
        shadow: 0.2,
        puff: [
          [2, 1.2],
          [5, 2],
        ],
      }),
    ),
    {
      d: 'M198 296 Q400 316 602 296 L606 356 Q400 376 194 356Z',
      print: { scale: 0.66, dy: 20 },
      puff: [
        [4, 2],
        [14, 5],
      ],
      folds: elastic,
      wrinkle: 1,
      keepClear: [[400, 470]],
      overlay: () => seam('M194 356 Q400 376 606 356', 0.2),
    },
    cord('M390 340 C372 390 356 430 366 488', 8, 'trim', { shadow: 0.4 }),
    cord('M410 340 C430 388 448 420 436 480', 8, 'trim', { shadow: 0.4 }),
  ],
};

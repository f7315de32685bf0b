import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Part, Silhouette } from '../../cloth/part.ts';
import { cord } from '../sewing/cord.ts';
import { fold } from '../sewing/folds.ts';
import { mirror, mirrorFold } from '../sewing/mirror.ts';
import { seam, stitch } from '../sewing/sewing.ts';
import { insideWaist, waistbandOutline } from './elastic-waist.ts';

const BAND = { y: 210, half: 196, depth: 66 } as const;

/** The hem rises in one sweep to a point at the side. */
const RIGHT_LEG =
  'M400 240 Q500 240 594 228 C610 330 640 470 672 600 C660 614 650 634 646 664 C628 734 560 776 436 770 C430 690 416 560 400 494Z';
const HEM = 'M672 600 C660 614 650 634 646 664 C628 734 560 776 436 770';
/** Same sweep, one finger further in. */
const SECOND_ROW = 'M656 586 C640 606 630 626 624 656 C606 712 548 746 436 740';
const SIDE = 'M600 276 C616 370 640 490 664 590';

const leg = (d: string, flip: boolean): Part => ({
  d,
  print: { scale: 0.8, ...(flip && { dx: 60 }) },
  puff: [
    [5, 2],
    [26, 7],
    [90, 18],
  ],
  folds: [
    fold('M404 496 Q470 530 600 506', 12, -6, 8),
    fold('M408 484 Q500 480 590 420', 14, -4.5, 10),
    fold('M470 570 Q500 660 488 766', 32, 6, 20),
    fold('M590 540 Q606 620 604 720', 26, 7, 15),
    fold('M540 570 Q556 660 550 760', 12, -5, 9),
  ].map((each) => (flip ? mirrorFold(each) : each)),
  wrinkle: 3,
  grain: 0.05,
  keepClear: [[400, 450]],
  overlay: (fabric) => {
    const side = (line: string): string => (flip ? mirror(line) : line);
    return (
      stitch(side(SECOND_ROW), threadColour(fabric), { width: 1.5, dash: '6 5', strength: 0.42 }) +
      seam(side(SIDE), 0.28, 2) +
      seam('M400 270 L400 494', 0.36)
    );
  },
});

/** Board shorts with a scalloped, bound hem and a tie waist. */
export const scallops: Silhouette = {
  name: 'scallops',
  parts: [
    insideWaist(BAND),
    leg(mirror(RIGHT_LEG), true),
    leg(RIGHT_LEG, false),
    ...[HEM, mirror(HEM)].map((d) => cord(d, 16, 'trim', { shadow: 0.18 })),
    {
      d: waistbandOutline(BAND),
      print: { scale: 0.8, rotate: 90 },
      puff: [
        [4, 2.5],
        [14, 5],
      ],
      wrinkle: 1,
      grain: 0.05,
      shadow: 0.3,
      overlay: (fabric) =>
        stitch('M206 266 Q400 286 594 266', threadColour(fabric), { width: 1.5, dash: '5 4' }) +
        stitch('M208 220 Q400 240 592 220', threadColour(fabric), { width: 1.5, dash: '5 4', strength: 0.4 }) +
        seam('M400 228 L400 288', 0.45),
    },
    cord('M386 256 C360 220 316 236 330 262 C342 280 376 270 390 260', 8, 'trim', { shadow: 0.4 }),
    cord('M414 256 C440 220 486 236 470 262 C458 280 424 270 410 260', 8, 'trim', { shadow: 0.4 }),
    cord('M394 260 C384 310 362 336 368 386', 8, 'trim', { shadow: 0.4 }),
    cord('M406 260 C418 306 440 330 432 378', 8, 'trim', { shadow: 0.4 }),
    cord('M396 258L404 261', 15, 'trim', { shadow: 0.4 }),
  ],
};

import type { Part, Silhouette } from '../../cloth/part.ts';
import { fold } from '../sewing/folds.ts';
import { mirror, mirrorFold } from '../sewing/mirror.ts';
import { stitch, wovenLabel } from '../sewing/sewing.ts';

/** The right shoe from above, toes up. */
const SOLE =
  'M560 188 C640 176 690 250 690 350 C690 460 656 540 660 640 C664 740 640 836 568 838 C500 838 476 760 474 660 C474 560 440 470 440 370 C440 270 480 196 560 188Z';
const FOOTBED =
  'M560 202 C630 192 676 260 676 352 C676 460 642 540 646 640 C650 730 628 824 568 824 C512 824 490 752 488 660 C488 560 454 470 454 372 C454 280 494 210 560 202Z';
const STRAP =
  'M424 330 C470 284 640 276 706 316 C716 370 708 430 690 476 C630 436 500 446 456 492 C432 446 420 390 424 330Z';
const STRAP_EDGES = ['M428 342 C476 298 636 290 704 328', 'M452 478 C502 432 630 424 690 462'] as const;

const shoe = (flip: boolean): Part[] => {
  const side = (d: string): string => (flip ? mirror(d) : d);
  const label = flip ? 232 : 568;
  return [
    {
      d: side(SOLE),
      fill: 'trim',
      puff: [
        [4, 4],
        [14, 5],
      ],
      wrinkle: 0,
      grain: 0.03,
      shadow: 0.36,
    },
    {
      d: side(FOOTBED),
      fill: '#e8cfa6',
      puff: [
        [4, 1.6],
        [40, -6],
      ],
      wrinkle: 0.6,
      grain: 0.09,
      shadow: 0,
      folds: [fold(side('M560 700 L560 760'), 90, -5, 26), fold(side('M566 250 L566 290'), 110, -4, 26)],
      overlay: () =>
        stitch(side(FOOTBED), '#9a7a48', { width: 3, dash: '6 5', strength: 0.4 }) + wovenLabel(label, 716, 1.1),
    },
    {
      d: side(STRAP),
      print: { scale: 0.56, rotate: flip ? 8 : -8, dx: flip ? 60 : 0 },
      puff: [
        [4, 4],
        [18, 8],
        [50, 12],
      ],
      wrinkle: 1,
      grain: 0.04,
      folds: [fold('M470 400 Q566 360 690 390', 30, 5, 14)].map((each) => (flip ? mirrorFold(each) : each)),
      shadow: 0.5,
      shadowBlur: 12,
      shadowOffset: [3, 14],
      overlay: ({ trim }) =>
        STRAP_EDGES.map((d) => stitch(side(d), trim, { width: 1.8, dash: '6 5', strength: 0.8 })).join(''),
    },
  ];
};

/** Pair of slides with a broad printed strap. */
export const sandals: Silhouette = { name: 'sandals', parts: [...shoe(true), ...shoe(false)] };

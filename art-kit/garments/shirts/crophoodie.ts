import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Silhouette } from '../../cloth/part.ts';
import { rng } from '../../random.ts';
import { cord } from '../sewing/cord.ts';
import { fold, gathers } from '../sewing/folds.ts';
import { bothSides, mirror, symmetric } from '../sewing/mirror.ts';
import { seam, stitch, wovenLabel } from '../sewing/sewing.ts';
import { hoodieBody } from './hoodie.ts';
import { hood, hoodEdges, hoodieSleeves, RAGLAN } from './hoodie-parts.ts';

const random = rng('crophoodie');

const BODY = symmetric(
  [0, 290],
  [
    ['C', 60, 290, 120, 262, 150, 238],
    ['C', 190, 258, 216, 272, 232, 300],
    ['C', 244, 400, 248, 520, 244, 628],
    ['Q', 232, 652, 224, 656],
    ['Q', 110, 674, 0, 674],
  ],
);
const HEM = 'M166 624 Q400 652 634 624';

/** Cropped hoodie, drawn in at the hem. */
export const crophoodie: Silhouette = {
  name: 'crophoodie',
  parts: [
    ...hood,
    ...hoodieSleeves,
    {
      ...hoodieBody,
      d: BODY,
      folds: [
        ...bothSides([fold('M180 300 Q240 380 230 470', 14, -5.5, 10), fold('M260 400 Q300 480 280 560', 30, 6, 18)]),
        ...gathers(random, { from: [176, 624, 636], to: [200, 600, 520], count: 21, height: 4, width: 9, blur: 5 }),
      ],
      overlay: (fabric) =>
        seam(RAGLAN, 0.3) +
        seam(mirror(RAGLAN), 0.3) +
        stitch(HEM, threadColour(fabric), { width: 1.6, dash: '6 5', strength: 0.45 }) +
        wovenLabel(548, 596, 0.8),
    },
    ...hoodEdges,
    cord('M356 336 C352 380 346 410 350 452', 9, 'trim', { shadow: 0.4 }),
    cord('M444 336 C450 384 456 420 450 468', 9, 'trim', { shadow: 0.4 }),
    cord('M346 640 C340 680 352 700 346 730', 7, 'trim', { shadow: 0.4 }),
    cord('M366 642 C374 680 366 706 374 722', 7, 'trim', { shadow: 0.4 }),
  ],
};

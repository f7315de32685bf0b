import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Part, Silhouette } from '../../cloth/part.ts';
import { fold } from '../sewing/folds.ts';
import { bothSides, mirror, symmetric } from '../sewing/mirror.ts';
import { seam, stitch } from '../sewing/sewing.ts';
import { FLEECE, hood, hoodCords, hoodEdges, hoodieSleeves, knitted, RAGLAN, ribs } from './hoodie-parts.ts';

/** Front of a hoodie laid flat. */
export const BODY = symmetric(
  [0, 290],
  [
    ['C', 60, 290, 120, 262, 150, 238],
    ['C', 190, 258, 216, 272, 232, 300],
    ['C', 246, 440, 248, 640, 246, 820],
    ['Q', 120, 838, 0, 838],
  ],
);
const POCKET_SIDE = 'M270 622 L232 738';

/** The front with its raglan seams. */
export const hoodieBody: Part = {
  d: BODY,
  print: { scale: 0.7 },
  puff: [
    [6, 3],
    [30, 8],
    [90, 20],
  ],
  folds: bothSides([
    fold('M180 300 Q240 380 230 470', 14, -8, 9),
    fold('M170 760 Q240 740 280 800', 16, -7, 11),
    fold('M260 420 Q300 520 280 600', 30, 6, 18),
  ]),
  grain: FLEECE,
  overlay: () => seam(RAGLAN, 0.3) + seam(mirror(RAGLAN), 0.3),
};

const pocket: Part = {
  d: 'M262 612 L538 612 L580 740 Q580 800 570 806 L230 806 Q220 800 220 740Z',
  print: { scale: 0.7 },
  puff: [
    [4, 3],
    [16, 4],
  ],
  wrinkle: 2,
  shadow: 0.3,
  grain: FLEECE,
  overlay: (fabric) =>
    ['M268 622 L532 622', POCKET_SIDE, mirror(POCKET_SIDE)]
      .map((d) => stitch(d, threadColour(fabric), { dash: '6 5' }))
      .join(''),
};

/** The ribbed hem. */
export const hoodieHem = knitted('M154 808 Q400 838 646 808 L642 866 Q400 892 158 866Z', ribs(160, 640, 806, 884, 72));

/** Hooded sweatshirt with a pouch pocket. */
export const hoodie: Silhouette = {
  name: 'hoodie',
  parts: [...hood, ...hoodieSleeves, hoodieBody, pocket, hoodieHem, ...hoodEdges, ...hoodCords],
};

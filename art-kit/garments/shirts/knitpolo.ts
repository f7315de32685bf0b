import type { Part, Silhouette } from '../../cloth/part.ts';
import { fold } from '../sewing/folds.ts';
import { mirror, symmetric } from '../sewing/mirror.ts';
import { seam } from '../sewing/sewing.ts';
import { knitted, ribs } from './hoodie-parts.ts';
import { button, SHIRT_FOLDS } from './shirt.ts';

const BODY = symmetric(
  [0, 250],
  [
    ['L', 80, 206],
    ['C', 136, 218, 190, 238, 222, 262],
    ['L', 300, 430],
    ['L', 222, 470],
    ['L', 202, 424],
    ['C', 206, 560, 208, 690, 206, 800],
    ['Q', 104, 816, 0, 816],
  ],
);
const CUFF = 'M702 424 L712 450 L632 492 L620 466Z';
const COLLAR = 'M324 206 C300 216 286 236 282 258 L352 322 L404 262 C372 250 342 232 324 206Z';
const PLACKET = 'M386 262 L424 262 L424 446 L386 446Z';
const ARMHOLE = 'M592 258 C600 320 604 370 604 424';

const collar = (d: string, crease: string): Part => ({
  ...knitted(d, [fold(crease, 4, -5, 2)]),
  shadow: 0.38,
});

/** Knitted polo: ribbed collar, cuffs and hem in the trim colour, three buttons. */
export const knitpolo: Silhouette = {
  name: 'knitpolo',
  parts: [
    { d: 'M324 206 C336 164 464 164 476 206 L452 280 L348 280Z', fill: 'inside', puff: [[4, 1]] },
    {
      d: BODY,
      print: { scale: 0.66 },
      puff: [
        [6, 3],
        [28, 8],
        [90, 18],
      ],
      grain: 0.08,
      folds: SHIRT_FOLDS,
      overlay: () => [ARMHOLE, mirror(ARMHOLE)].map((d) => seam(d, 0.3)).join(''),
    },
    knitted(CUFF, []),
    knitted(mirror(CUFF), []),
    knitted('M194 788 Q400 812 606 788 L600 842 Q400 866 200 842Z', ribs(200, 600, 788, 860, 64)),
    {
      ...knitted(PLACKET, []),
      shadow: 0.26,
      overlay: () =>
        seam('M391 262L391 444', 0.2, 1.4) +
        seam('M386 440L424 440', 0.3, 1.8) +
        [300, 352, 404].map((y) => button(y)).join(''),
    },
    collar(COLLAR, 'M294 262 L352 312 L394 264'),
    collar(mirror(COLLAR), mirror('M294 262 L352 312 L394 264')),
  ],
};

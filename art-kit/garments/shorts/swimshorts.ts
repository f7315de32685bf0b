import { threadColour } from '../../cloth/fabric-colour.ts';
import type { FillRule, Part, Silhouette } from '../../cloth/part.ts';
import { luminance } from '../../colour.ts';
import { rng } from '../../random.ts';
import { cord } from '../sewing/cord.ts';
import { fold, gathers } from '../sewing/folds.ts';
import { bothSides, mirror } from '../sewing/mirror.ts';
import { seam, stitch } from '../sewing/sewing.ts';
import { shortsOutline } from './shorts-outline.ts';

const random = rng('ss');

const elasticFolds = Array.from({ length: 34 }, (_, i) => {
  const x = 200 + i * 12;
  return fold(`M${x} 236 L${x + (random() - 0.5) * 4} 306`, 4, i % 2 === 1 ? 5 : -5, 2);
});

const HEM = 'M436 730 Q560 744 668 714';
const POCKET = 'M640 400 Q620 460 596 510';
const BRASS = '#e9c16c';

/** White laces vanish on pale goods. */
const laceColour: FillRule = (_, trim) => (luminance(trim) > 0.8 ? '#24232e' : '#fbf6ec');

const legs: Part = {
  d: shortsOutline({ waistY: 250, waist: 206, hemY: 748, outer: 270, inner: 34, crotchY: 500 }),
  print: { scale: 0.72 },
  puff: [
    [5, 2],
    [26, 7],
    [80, 18],
  ],
  folds: [
    ...gathers(random, { from: [210, 590, 300], to: [170, 630, 470], count: 22, height: 4.5, width: 8, blur: 6 }),
    ...bothSides([
      fold('M404 500 Q480 540 620 520', 12, -8, 9),
      fold('M470 580 Q490 660 480 740', 30, 8, 18),
      fold('M590 560 Q620 660 630 730', 26, 7, 16),
      fold('M540 600 Q550 660 546 740', 12, -7, 9),
    ]),
  ],
  wrinkle: 3,
  keepClear: [[400, 460]],
  overlay: (fabric) =>
    [HEM, mirror(HEM)].map((d) => stitch(d, threadColour(fabric), { dash: '6 5', strength: 0.45 })).join('') +
    seam('M400 308 L400 500', 0.35) +
    seam(POCKET, 0.3) +
    seam(mirror(POCKET), 0.3),
};

/** Short swim shorts with a gathered elastic waist. */
export const swimshorts: Silhouette = {
  name: 'swimshorts',
  parts: [
    { d: 'M206 242 Q400 226 594 242 L594 280 L206 280Z', fill: 'inside', puff: [[4, 1]], wrinkle: 0 },
    legs,
    {
      d: 'M194 232 Q400 252 606 232 L612 302 Q400 322 188 302Z',
      print: { scale: 0.72, dy: 20 },
      puff: [
        [4, 2],
        [14, 5],
      ],
      folds: elasticFolds,
      wrinkle: 1,
    },
    cord('M388 282 C372 330 350 372 362 430', 9, laceColour, { shadow: 0.4 }),
    cord('M412 282 C430 330 452 360 436 424', 9, laceColour, { shadow: 0.4 }),
    cord('M362 418L362 440', 13, BRASS, { wrinkle: 2.2 }),
    cord('M436 412L436 434', 13, BRASS, { wrinkle: 2.2 }),
  ],
};

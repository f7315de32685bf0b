import type { Fold, Part, Silhouette } from '../../cloth/part.ts';
import { lerp, round1 } from '../../numbers.ts';
import { rng } from '../../random.ts';
import { bow } from '../sewing/bow.ts';
import { cord } from '../sewing/cord.ts';
import { fold, gathers } from '../sewing/folds.ts';
import { looseLegs } from './loose-legs.ts';

const random = rng('paperbag');

const CUT = { waistY: 310, waist: 176, hemY: 716, outer: 292, inner: 36, crotchY: 540 } as const;
const RUFFLES = 11;

/** The frill above the belt: a wavy top edge, drawn in below. */
function frill(): string {
  let d = 'M226 322 Q400 344 574 322 L592 238';
  for (let i = 1; i <= RUFFLES * 2; i++) {
    const x = lerp(592, 208, i / (RUFFLES * 2));
    const before = lerp(592, 208, (i - 1) / (RUFFLES * 2));
    const y = (at: number, n: number): number => 238 + Math.sin(((592 - at) / 384) * Math.PI) * 16 + (n % 2 ? -9 : 5);
    const middle = round1((x + before) / 2);
    d += `C${middle} ${round1(y(before, i - 1))} ${middle} ${round1(y(x, i))} ${round1(x)} ${round1(y(x, i))}`;
  }
  return `${d}Z`;
}

const frillFolds: Fold[] = Array.from({ length: RUFFLES * 2 }, (_, i) => {
  const t = (i + 0.5) / (RUFFLES * 2);
  return fold(
    `M${round1(lerp(586, 214, t))} 240 L${round1(lerp(566, 234, t) + (random() - 0.5) * 6)} 326`,
    8,
    i % 2 ? 7 : -7,
    4,
  );
});

const front: Part = {
  d: frill(),
  print: { scale: 0.66, dy: 60 },
  puff: [
    [4, 2],
    [14, 4],
  ],
  folds: frillFolds,
  wrinkle: 1.4,
  grain: 0.05,
  displace: 12,
};

/** Wide shorts gathered high under a tied belt. */
export const paperbag: Silhouette = {
  name: 'paperbag',
  parts: [
    {
      d: 'M214 248 Q400 196 586 248 L574 300 L226 300Z',
      fill: 'inside',
      puff: [[5, 2]],
      folds: frillFolds,
      wrinkle: 1,
    },
    looseLegs(CUT, {
      print: { scale: 0.66 },
      grain: 0.05,
      folds: gathers(random, { from: [236, 564, 336], to: [160, 640, 560], count: 24, height: 6.5, width: 9, blur: 5 }),
    }),
    front,
    cord('M222 330 Q400 354 578 330', 28, 'trim', {
      puff: [
        [3, 2.4],
        [10, 4],
      ],
      shadow: 0.34,
    }),
    ...[262, 538].map(
      (x): Part => ({
        d: `M${x - 8} 308 L${x + 8} 308 L${x + 8} 362 L${x - 8} 362Z`,
        print: { scale: 0.6 },
        puff: [[2, 2.4]],
        wrinkle: 0,
        shadow: 0.3,
      }),
    ),
    ...bow({ x: 400, y: 344, turn: 0, scale: 1.1, cord: 17 }, 'trim'),
  ],
};

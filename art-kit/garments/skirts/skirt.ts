import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Fold, Silhouette } from '../../cloth/part.ts';
import { lerp, round1 } from '../../numbers.ts';
import { rng } from '../../random.ts';
import { bow } from '../sewing/bow.ts';
import { fold, gathers } from '../sewing/folds.ts';
import { stitch } from '../sewing/sewing.ts';
import { gatheredTier } from './gathered-hem.ts';

const random = rng('sk');

const BODY =
  'M196 300 Q400 330 604 300 C620 400 660 520 690 640 C640 676 560 700 470 708 L250 690 Q150 676 110 640 C140 520 180 400 196 300Z';
const RUFFLE_COUNT = 13;

/** A ridge and a crease for every wave of the ruffle. */
const ruffleFolds: Fold[] = Array.from({ length: RUFFLE_COUNT }, (_, i) => {
  const t = (i + 0.5) / RUFFLE_COUNT;
  const hem = lerp(722, 78, t);
  const top = lerp(680, 120, t);
  const y = 626 + Math.sin(Math.PI * t) * 44;
  const middle = (hem + top) / 2;
  const line = (dx: number, dy: number, lean: number): string =>
    `M${round1(top + dx)} ${round1(y + dy)}Q${round1(middle + lean)} ${round1(y + 50)} ${round1(hem + (lean === 0 ? 0 : -26))} ${round1(y + 140)}`;
  return [fold(line(0, 0, 0), 20, 10, 9), fold(line(-22, 4, -24), 12, -8, 7)];
}).flat();

const wrapFolds = [
  ...gathers(random, { from: [206, 594, 330], to: [150, 650, 640], count: 9, height: 5, width: 20, blur: 14 }),
  ...gathers(random, { from: [540, 596, 330], to: [300, 520, 600], count: 5, height: 8, width: 10, blur: 7 }),
];

/** Wrap mini with a ruffle hem, tied at the hip. */
export const skirt: Silhouette = {
  name: 'skirt',
  parts: [
    { d: 'M200 296 Q400 270 600 296 L600 330 L200 330Z', fill: 'inside', puff: [[4, 1]], wrinkle: 0 },
    {
      d: gatheredTier({
        top: 282,
        hem: 328,
        topY: 628,
        hemY: 738,
        sag: 102,
        drop: 46,
        waves: RUFFLE_COUNT,
        reach: [14, 8],
      }),
      print: { scale: 0.62, dx: 60, dy: 40 },
      puff: [
        [5, 3],
        [16, 6],
      ],
      folds: ruffleFolds,
      displace: 14,
    },
    {
      d: BODY,
      print: { scale: 0.62 },
      puff: [
        [6, 2.5],
        [30, 8],
        [90, 22],
      ],
      folds: wrapFolds,
      shadow: 0.46,
      shadowBlur: 12,
      shadowOffset: [2, 12],
      keepClear: [[400, 640]],
    },
    {
      d: 'M190 296 Q400 330 610 296 L616 346 Q400 384 184 346Z',
      print: { rotate: 90, scale: 0.6 },
      puff: [
        [4, 3],
        [12, 5],
      ],
      wrinkle: 1,
      overlay: (fabric) =>
        stitch('M188 338 Q400 374 612 338', threadColour(fabric), { width: 1.4, dash: '5 4', strength: 0.4 }),
    },
    ...bow({ x: 560, y: 338, turn: 6, scale: 1, cord: 14 }, 'trim'),
  ],
};

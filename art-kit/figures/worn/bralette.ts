import { lerp, round1 } from '../../numbers.ts';
import { armhole } from './armhole.ts';
import { outline } from './outline.ts';
import { bustFolds, PRINT_SCALE, skinTight, type Wear } from './wear.ts';

const GATHERS = 22;

/** V-neck top with wide straps and a ruched band. */
export const bralette: Wear = (rig) => {
  const { neck, bust, cup } = rig.body;
  const hem = 264 + 48 * cup;
  const seam = hem - 13;
  const side = rig.half(hem) + 6;
  const print = { scale: PRINT_SCALE, cx: 0, cy: 260 };
  return [
    {
      ...skinTight(rig),
      d: outline(
        [0, 272],
        [
          ['C', 12, 250, neck + 4, 226, neck + 12, 190],
          ['L', neck + 34, 192],
          ...armhole(rig.body, neck + 36),
          ['L', side, seam],
          ['Q', 0, seam + 12, 0, seam + 10],
        ],
      ),
      print: { ...print, rotate: -6 },
      puff: [
        [3, 2],
        [14, 6],
      ],
      folds: [...bustFolds(rig), { d: `M0 274L0 ${seam}`, width: 5, height: -6, blur: 5 }],
      keepClear: [
        [-bust / 2, 264],
        [bust / 2, 264],
      ],
    },
    {
      ...skinTight(rig),
      d: `M${-side} ${seam - 2}Q0 ${seam + 10} ${side} ${seam - 2}L${side} ${hem - 3}Q0 ${hem + 10} ${-side} ${hem - 3}Z`,
      print,
      puff: [[3, 3]],
      folds: Array.from({ length: GATHERS }, (_, i) => {
        const x = round1(lerp(-bust, bust, (i + 0.5) / GATHERS));
        return { d: `M${x} ${seam - 2}l0 22`, width: 3, height: i % 2 ? 5 : -5, blur: 1.6 };
      }),
    },
  ];
};

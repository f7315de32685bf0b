import { round1 } from '../../numbers.ts';
import { armpitX } from './armhole.ts';
import { outline } from './outline.ts';
import { bustFolds, PRINT_SCALE, SIDES, skinTight, type Wear } from './wear.ts';

/** Underwired cups with a straight upper edge and set-apart straps. */
export const balconette: Wear = (rig) => {
  const { neck, bust, cup } = rig.body;
  const armpit = armpitX(rig.body);
  const middle = bust * 0.5;
  const top = 264 - 25 * cup;
  const hem = 264 + 34 * cup;
  const strapX = Math.min(middle + 12, armpit - 4);
  return [
    ...SIDES.map((s) => ({
      stroke: `M${round1(s * strapX)} ${round1(top + 8)}Q${round1(s * (strapX + 1))} 220 ${s * (neck + 26)} 193`,
      width: 7.4,
      print: { scale: 0.3, cx: 0, cy: 220 },
      puff: [[2, 2]] as const,
      wrinkle: 0,
    })),
    {
      ...skinTight(rig),
      d: outline(
        [0, top + 20],
        [
          ['C', 6, top + 8, middle - 16, top - 1, middle, top],
          ['C', middle + 12, top + 1, armpit - 2, 240, armpit + 1, 249],
          ['L', bust + 10, 264],
          ['L', bust + 10, hem - 5],
          ['C', middle + 14, hem + 5, 18, hem + 4, 0, hem - 6],
        ],
      ),
      print: { scale: PRINT_SCALE, cx: 0, cy: 260 },
      puff: [
        [3, 2],
        [12, 7],
      ],
      folds: [
        ...bustFolds(rig, 46),
        ...SIDES.map((s) => ({
          d: `M${s * 4} ${round1(hem - 16)}Q${round1(s * middle)} ${round1(hem + 4)} ${round1(s * (bust - 2))} ${round1(hem - 18)}`,
          width: 3,
          height: -6,
          blur: 2,
        })),
        ...SIDES.map((s) => ({
          d: `M${round1(s * middle)} ${top}L${round1(s * (middle + 2))} ${hem}`,
          width: 2,
          height: -4,
          blur: 1.4,
        })),
        { d: `M0 ${top + 20}L0 ${hem}`, width: 4, height: -6, blur: 3 },
      ],
    },
  ];
};

import { round1 } from '../../numbers.ts';
import { armpitX } from './armhole.ts';
import { outline } from './outline.ts';
import { bustFolds, PRINT_SCALE, SIDES, skinTight, THIN, type Wear } from './wear.ts';

/** Bandeau gathered into a twist, held by a strap round the neck. */
export const twist: Wear = (rig) => {
  const { neck, bust, cup } = rig.body;
  const middle = bust * 0.5;
  const armpit = armpitX(rig.body);
  const y = 264;
  const top = y - 26 * cup;
  const hem = y + 36 * cup;
  const gathers = SIDES.flatMap((s) =>
    [0, 1, 2, 3, 4].map((i) => ({
      d: `M${s * 6} ${y - 8 + i * 5}Q${round1(s * middle)} ${round1(top + 6 + i * 14)} ${s * bust} ${round1(top + 8 + i * 14)}`,
      width: 4,
      height: i % 2 ? 7 : -7,
      blur: 2.5,
    })),
  );
  return [
    ...SIDES.map((s) => ({
      stroke: `M${round1(s * (middle + 8))} ${round1(top + 6)}Q${round1(s * (middle - 2))} 214 ${s * (neck + 1)} 173`,
      width: 6,
      print: { scale: 0.3 },
      puff: THIN,
      wrinkle: 0,
    })),
    {
      ...skinTight(rig),
      d: outline(
        [0, top + 16],
        [
          ['C', 18, top + 4, middle - 8, top - 8, armpit, Math.max(top + 6, 247)],
          ['L', bust + 10, 262],
          ['L', bust + 10, hem - 8],
          ['C', middle, hem + 8, 18, hem - 2, 0, hem - 10],
        ],
      ),
      print: { scale: PRINT_SCALE, cx: 0, cy: 260 },
      puff: [
        [3, 2],
        [12, 6],
      ],
      folds: [...gathers, ...bustFolds(rig, 46)],
    },
    {
      d: `M-9 ${y - 13}Q0 ${y - 18} 9 ${y - 13}Q13 ${y + 4} 8 ${y + 18}Q0 ${y + 22} -8 ${y + 18}Q-13 ${y + 4} -9 ${y - 13}Z`,
      print: { scale: 0.3, rotate: 50 },
      puff: [
        [2, 2],
        [6, 4],
      ],
      wrinkle: 0,
      shadow: 0.35,
    },
  ];
};

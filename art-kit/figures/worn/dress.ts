import { round1 } from '../../numbers.ts';
import { armpitX } from './armhole.ts';
import { outline } from './outline.ts';
import { tiers } from './tiers.ts';
import { bustFolds, loose, SIDES, type Wear } from './wear.ts';

const WAIST = 350;
const print = { scale: 0.42, cx: 0, cy: 400 } as const;

/** Sundress with a fitted top on thin straps and a tiered skirt. */
export const dress: Wear = (rig) => {
  const { neck, bust, waist, hip } = rig.body;
  const armpit = armpitX(rig.body);
  const strapX = Math.min(bust * 0.6, armpit - 3);
  return [
    ...tiers([
      { y: WAIST, half: waist + 6 },
      { y: 446, half: hip + 18 },
      { y: 538, half: hip + 40 },
      { y: 632, half: hip + 62 },
    ]),
    ...SIDES.map((s) => ({
      stroke: `M${round1(s * strapX)} 236Q${round1(s * (strapX + 1))} 214 ${s * (neck + 25)} 192`,
      width: 6,
      print: { ...print, scale: 0.3 },
      puff: [[2, 2]] as const,
      wrinkle: 0,
    })),
    {
      ...loose,
      d: outline(
        [0, 252],
        [
          ['C', 16, 251, strapX - 12, 246, strapX - 4, 229],
          ['L', strapX + 4, 229],
          ['C', strapX + 6, 238, armpit, 242, armpit + 2, 250],
          ['C', armpit + 5, 264, bust - 4, 270, bust + 5, 280],
          ['C', bust + 2, 316, waist + 6, 330, waist + 6, WAIST],
          ['Q', waist * 0.5, WAIST + 9, 0, WAIST + 9],
        ],
      ),
      print,
      puff: [
        [3, 2],
        [16, 6],
      ],
      folds: [
        ...bustFolds(rig),
        { d: `M${-waist - 4} ${WAIST - 3}Q0 ${WAIST + 7} ${waist + 4} ${WAIST - 3}`, width: 4, height: -7, blur: 2 },
      ],
      shadowBlur: 4,
      shadowOffset: [1, 4],
      keepClear: [
        [-bust / 2, 264],
        [bust / 2, 264],
      ],
    },
  ];
};

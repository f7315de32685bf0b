import type { Fold } from '../../cloth/part.ts';
import { lerp, round1 } from '../../numbers.ts';
import { armhole } from './armhole.ts';
import { outline } from './outline.ts';
import { bustFolds, loose, type Wear } from './wear.ts';

const HEM = 640;

/** Sundress with a fitted top and a full skirt. */
export const dress: Wear = (rig) => {
  const { neck, bust, waist, hip } = rig.body;
  const hem = hip + 62;
  const pleats: Fold[] = Array.from({ length: 12 }, (_, i) => {
    const t = (i + 0.5) / 12;
    return {
      d: `M${round1(lerp(waist, -waist, t))} 356Q${round1(lerp(hip, -hip, t))} 460 ${round1(lerp(hem, -hem, t))} ${HEM + 20}`,
      width: 11,
      height: i % 2 ? 9 : -9,
      blur: 8,
    };
  });
  return [
    {
      ...loose,
      d: outline(
        [0, 254],
        [
          ['C', 24, 252, 40, 234, neck + 16, 200],
          ['L', neck + 16, 190],
          ['L', neck + 26, 191],
          ...armhole(rig.body, neck + 28),
          ['C', bust, 320, waist + 6, 330, waist + 8, 350],
          ['C', hip + 10, 430, hem - 20, 540, hem, HEM],
          ['Q', hem * 0.5, HEM + 22, 0, HEM + 26],
        ],
      ),
      print: { scale: 0.44, cx: 0, cy: 400 },
      puff: [
        [3, 2],
        [22, 8],
        [50, 10],
      ],
      folds: [
        ...pleats,
        ...bustFolds(rig),
        { d: `M${-waist - 8} 350Q0 362 ${waist + 8} 350`, width: 4, height: -9, blur: 2 },
      ],
      shadowBlur: 10,
      shadowOffset: [2, 8],
    },
  ];
};

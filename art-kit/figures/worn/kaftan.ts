import type { Fold } from '../../cloth/part.ts';
import { lerp, round1 } from '../../numbers.ts';
import { armsOf } from '../rig.ts';
import { outline } from './outline.ts';
import { shortSleeve } from './sleeve.ts';
import { bustFolds, loose, type Wear } from './wear.ts';

const HEM = 590;
const WAIST = 352;

/** Cover-up with a V neck, wide sleeves and a drawn waist. */
export const kaftan: Wear = (rig) => {
  const { body } = rig;
  const { neck: n, shoulder, bust, waist, hip } = body;
  const print = { scale: 0.44, cx: 0, cy: 400 };
  const flare = hip + 26;
  const gathers: Fold[] = Array.from({ length: 14 }, (_, i) => {
    const t = (i + 0.5) / 14;
    const height = i % 2 ? 7 : -7;
    return {
      d: `M${round1(lerp(waist, -waist, t))} ${WAIST + 4}Q${round1(lerp(hip, -hip, t))} 450 ${round1(lerp(flare, -flare, t))} ${HEM + 8}`,
      width: 9,
      height,
      blur: 7,
    };
  });
  const drawn: Fold[] = Array.from({ length: 12 }, (_, i) => {
    const x = lerp(-waist, waist, (i + 0.5) / 12);
    return { d: `M${round1(x * 1.06)} ${WAIST - 30}L${round1(x)} ${WAIST}`, width: 5, height: i % 2 ? 5 : -5, blur: 4 };
  });
  return [
    ...armsOf(rig).map((arm) => {
      const sleeve = shortSleeve(arm, body.arm, 0.92, 25);
      return {
        ...loose,
        cutFade: [],
        ...sleeve,
        print: { ...print, rotate: Math.sign(arm.shoulder[0]) * -14 },
        puff: [
          [3, 2],
          [16, 7],
        ] as const,
        shadowOffset: [2, 6] as const,
      };
    }),
    {
      ...loose,
      d: outline(
        [0, 276],
        [
          ['C', 12, 250, n + 2, 216, n + 8, 186],
          ['C', shoulder * 0.6, 192, shoulder * 0.84, 200, shoulder, 220],
          ['C', shoulder - 6, 250, bust + 8, 300, waist + 9, WAIST],
          ['C', hip + 12, 420, flare - 6, 520, flare, HEM],
          ['Q', flare * 0.5, HEM + 14, 0, HEM + 16],
        ],
      ),
      print,
      puff: [
        [3, 2],
        [22, 8],
        [50, 10],
      ],
      folds: [
        ...gathers,
        ...drawn,
        ...bustFolds(rig, 50, 6),
        { d: `M${-waist - 8} ${WAIST}Q0 ${WAIST + 10} ${waist + 8} ${WAIST}`, width: 4, height: -8, blur: 2 },
      ],
    },
    {
      stroke: `M-4 ${WAIST + 5}Q-16 ${WAIST + 32} -10 ${WAIST + 62}`,
      width: 3.4,
      fill: 'trim',
      puff: [[2, 2]],
      wrinkle: 0,
      shadow: 0.4,
    },
    {
      stroke: `M4 ${WAIST + 5}Q14 ${WAIST + 26} 12 ${WAIST + 54}`,
      width: 3.4,
      fill: 'trim',
      puff: [[2, 2]],
      wrinkle: 0,
      shadow: 0.4,
    },
  ];
};

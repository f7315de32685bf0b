import { armhole } from './armhole.ts';
import { outline } from './outline.ts';
import { bustFolds, PRINT_SCALE, skinTight, type Wear } from './wear.ts';

/** Scoop-neck swimsuit. */
export const onepiece: Wear = (rig) => {
  const { neck, bust, waist, hip, thigh } = rig.body;
  const gusset = 20 + thigh * 0.1;
  const leg = rig.half(452);
  return [
    {
      ...skinTight(rig),
      d: outline(
        [0, 254],
        [
          ['C', 26, 252, 42, 230, neck + 15, 200],
          ['L', neck + 15, 190],
          ['L', neck + 32, 192],
          ...armhole(rig.body, neck + 33),
          ['L', bust + 8, 300],
          ['L', hip + 8, 440],
          ['L', leg + 8, 448],
          ['C', leg * 0.6, 458, gusset + 12, 486, gusset, 521],
          ['Q', gusset * 0.5, 525, 0, 525],
        ],
      ),
      print: { scale: PRINT_SCALE, cx: 0, cy: 300 },
      puff: [
        [3, 2],
        [16, 6],
        [34, 10],
      ],
      folds: [
        ...bustFolds(rig),
        { d: `M${-waist} 342Q-10 358 20 350`, width: 6, height: -4, blur: 4 },
        { d: `M${waist} 360Q20 376 -6 370`, width: 6, height: -4, blur: 4 },
        { d: 'M0 400l.1 30', width: 90, height: 5, blur: 30 },
      ],
    },
  ];
};

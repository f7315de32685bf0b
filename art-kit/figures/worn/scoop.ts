import { armhole } from './armhole.ts';
import { outline } from './outline.ts';
import { bustFolds, PRINT_SCALE, skinTight, type Wear } from './wear.ts';

/** Scoop-neck crop top. */
export const scoop: Wear = (rig) => {
  const { neck, bust, cup } = rig.body;
  const hem = 264 + 50 * cup;
  return [
    {
      ...skinTight(rig),
      d: outline(
        [0, 248],
        [
          ['C', 26, 247, 44, 230, neck + 15, 200],
          ['L', neck + 15, 190],
          ['L', neck + 33, 192],
          ...armhole(rig.body, neck + 35),
          ['L', rig.half(hem) + 6, hem - 6],
          ['Q', 0, hem + 8, 0, hem + 5],
        ],
      ),
      print: { scale: PRINT_SCALE, cx: 0, cy: 260 },
      keepClear: [
        [-bust / 2, 264],
        [bust / 2, 264],
      ],
      puff: [
        [3, 2],
        [14, 6],
      ],
      folds: [
        ...bustFolds(rig),
        { d: `M${-bust} ${hem - 12}Q0 ${hem + 2} ${bust} ${hem - 12}`, width: 3, height: -6, blur: 2 },
      ],
    },
  ];
};

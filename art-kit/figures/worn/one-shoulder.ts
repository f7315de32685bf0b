import { round1 } from '../../numbers.ts';
import { armpitX } from './armhole.ts';
import { bustFolds, PRINT_SCALE, skinTight, type Wear } from './wear.ts';

/** Crop top that crosses the chest to one shoulder, the right one on the page. */
export const oneShoulder: Wear = (rig) => {
  const { neck, bust, cup } = rig.body;
  const armpit = round1(armpitX(rig.body));
  const hem = round1(264 + 50 * cup);
  const side = rig.half(hem) + 6;
  return [
    {
      ...skinTight(rig),
      d:
        `M${neck + 14} 190C${neck + 4} 226 ${-armpit + 24} 244 ${-armpit} 250L${-bust - 8} 262L${-side} ${hem - 6}Q0 ${hem + 8} ${side} ${hem - 6}` +
        `L${bust + 8} 280C${bust - 4} 270 ${armpit + 3} 262 ${armpit} 247C${armpit - 2} 232 ${neck + 36} 222 ${neck + 36} 206L${neck + 35} 192Z`,
      print: { scale: PRINT_SCALE, cx: 0, cy: 260, rotate: 8 },
      puff: [
        [3, 2],
        [14, 6],
      ],
      folds: [
        ...bustFolds(rig),
        { d: `M${neck + 24} 204Q${neck} 250 ${-bust} 284`, width: 7, height: -4, blur: 5 },
        { d: `M${neck + 28} 214Q${neck + 10} 266 ${-bust * 0.5} 300`, width: 7, height: 4, blur: 5 },
        { d: `M${-bust} ${hem - 12}Q0 ${hem + 2} ${bust} ${hem - 12}`, width: 3, height: -6, blur: 2 },
      ],
    },
  ];
};

import type { Fold } from '../../cloth/part.ts';
import { type Frill, frillPath, gathersOf } from './frill.ts';
import { cordBow, hipBand, TOP } from './skirt.ts';
import { tiers } from './tiers.ts';
import { loose, type Wear } from './wear.ts';

const print = { scale: 0.42, cx: 0, cy: 450 } as const;

/** Midi skirt in knife pleats. */
export const pleatskirt: Wear = (rig) => {
  const pleated: Frill = {
    top: TOP + 8,
    topHalf: rig.half(TOP + 12) + 5,
    hem: 690,
    hemHalf: rig.body.hip + 46,
    sag: 10,
    waves: 28,
  };
  const pleats: Fold[] = gathersOf(pleated, 7).map((fold, i) => ({
    ...fold,
    width: i % 2 ? 8 : 3.4,
    blur: i % 2 ? 5 : 1.8,
  }));
  return [
    {
      ...loose,
      d: frillPath(pleated),
      print,
      puff: [
        [3, 2],
        [20, 7],
      ],
      folds: pleats,
    },
    { d: hipBand(rig, 16), fill: 'trim', puff: [[3, 3]], wrinkle: 0 },
  ];
};

/** Long skirt in three tiers. */
export const maxiskirt: Wear = (rig) => {
  const { hip } = rig.body;
  return [
    ...tiers([
      { y: TOP + 12, half: rig.half(TOP + 12) + 8 },
      { y: 506, half: hip + 20 },
      { y: 620, half: hip + 36 },
      { y: 752, half: hip + 54 },
    ]),
    { d: hipBand(rig, 16), print: { ...print, rotate: 90 }, puff: [[3, 3]], wrinkle: 0 },
    ...cordBow(0, TOP + 20),
  ];
};

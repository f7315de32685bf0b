import { lerp, round1 } from '../../numbers.ts';
import type { Leg } from '../leg.ts';
import { cordBow, hipBand, shortsUnder, TOP } from './skirt.ts';
import { tiers } from './tiers.ts';
import { loose, type Wear } from './wear.ts';

const print = { scale: 0.42, cx: 0, cy: 450 } as const;

/** A front panel that crosses over and rounds off to the left of the page. */
export const wrapskort: Wear = (rig) => {
  const top = rig.half(TOP) + 5;
  const hip = rig.body.hip + 12;
  const r = round1;
  /** Outside of a leg where the shorts end. */
  const outer = ({ hip: from, knee }: Leg, side: 1 | -1): number =>
    lerp(from[0], knee[0], 0.46) + side * rig.body.thigh * 0.86;
  return [
    { ...shortsUnder(rig), fill: 'print', print: { ...print, dx: 60 }, puff: [[4, 3]] },
    {
      ...loose,
      d: `M${-top} ${TOP + 2}Q0 ${TOP + 16} ${top} ${TOP + 2}C${r(top + 10)} ${TOP + 40} ${hip - 4} ${TOP + 70} ${hip - 6} 490L${r(outer(rig.legs.right, 1))} 556L${r(outer(rig.legs.left, -1))} 556L${-hip + 6} 490C${-hip + 4} ${TOP + 70} ${r(-top - 10)} ${TOP + 40} ${-top} ${TOP + 2}Z`,
      print: { ...print, dx: 60 },
      puff: [
        [3, 2],
        [22, 8],
      ],
      shadow: 0.2,
    },
    {
      ...loose,
      d: `M${-top} ${TOP + 2}Q0 ${TOP + 16} ${top} ${TOP + 2}C${r(top + 12)} ${TOP + 40} ${hip} ${TOP + 70} ${hip + 6} 552Q${r(hip * 0.5)} 574 ${r(hip * 0.16)} 572C${r(-hip * 0.4)} 566 ${r(-hip * 0.8)} 520 ${r(-hip + 7)} 482C${r(-hip + 4)} 450 ${r(-top - 8)} ${TOP + 30} ${-top} ${TOP + 2}Z`,
      print,
      puff: [
        [3, 2],
        [22, 8],
        [50, 10],
      ],
      folds: [0, 1, 2, 3].map((i) => ({
        d: `M${r(-top * 0.8)} ${TOP + 20 + i * 6}Q${r(-top * 0.1)} ${TOP + 60 + i * 16} ${r(hip * 0.6)} ${TOP + 76 + i * 26}`,
        width: 8,
        height: i % 2 ? 5 : -5,
        blur: 6,
      })),
    },
    { d: hipBand(rig, 20), print: { ...print, rotate: 90 }, puff: [[3, 3]], wrinkle: 0 },
    {
      raw: [TOP + 4, TOP + 13]
        .map((y) => `<circle cx="${r(-top * 0.76)}" cy="${y + 3}" r="3.4" fill="#fff"/>`)
        .join(''),
      fill: '#fbf3e4',
      puff: [[1.2, 2]],
      wrinkle: 0,
      shadow: 0.4,
      shadowBlur: 2,
    },
  ];
};

/** Two flounces, a bow at the waist. */
export const flareskort: Wear = (rig) => {
  const { hip } = rig.body;
  return [
    shortsUnder(rig),
    ...tiers([
      { y: TOP + 14, half: rig.half(TOP + 14) + 8 },
      { y: 474, half: hip + 20 },
      { y: 542, half: hip + 40 },
    ]),
    { d: hipBand(rig, 18), print: { ...print, rotate: 90 }, puff: [[3, 3]], wrinkle: 0 },
    ...cordBow(0, TOP + 18),
  ];
};

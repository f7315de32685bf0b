import type { Fold, Part } from '../../cloth/part.ts';
import { lerp, round1 } from '../../numbers.ts';
import type { Rig } from '../rig.ts';
import { loose, THIN, type Wear } from './wear.ts';

const TOP = 398;

/** Cloth wrapped round the hips and knotted at the side, open over the leg on the right of the page. */
const wrapped = (rig: Rig, hem: number): Part[] => {
  const top = rig.half(TOP) + 5;
  const { hip } = rig.body;
  const knot = top * 0.62;
  const wide = hip + 14;
  const print = { scale: 0.5, cx: 0, cy: 500 };
  const drape: Fold[] = Array.from({ length: 9 }, (_, i) => {
    const x = lerp(-wide + 8, wide * 0.5, i / 8);
    return {
      d: `M${round1(knot)} ${TOP + 14}Q${round1(lerp(knot, x, 0.6))} ${TOP + 60} ${round1(x)} ${hem - i * 6}`,
      width: 9,
      height: i % 2 ? 7 : -7,
      blur: 7,
    };
  });
  return [
    {
      ...loose,
      d:
        `M${-top} ${TOP}Q0 ${TOP + 13} ${top} ${TOP}C${hip + 8} ${TOP + 40} ${wide} ${TOP + 90} ${wide - 4} ${TOP + 150}` +
        `C${round1(wide * 0.9)} ${hem - 60} ${round1(wide * 0.62)} ${hem - 20} ${round1(wide * 0.36)} ${hem + 2}Q${round1(-wide * 0.3)} ${hem + 18} ${-wide + 6} ${hem}C${-wide - 2} ${hem - 110} ${-wide} ${TOP + 90} ${-top} ${TOP}Z`,
      print,
      puff: [
        [3, 2],
        [22, 8],
        [50, 10],
      ],
      folds: drape,
    },
    ...[
      `M${round1(knot)} ${TOP + 8}C${round1(knot + 10)} ${TOP + 50} ${round1(knot + 26)} ${TOP + 96} ${round1(knot + 14)} ${TOP + 150}L${round1(knot + 38)} ${TOP + 128}C${round1(knot + 44)} ${TOP + 84} ${round1(knot + 22)} ${TOP + 40} ${round1(knot + 8)} ${TOP + 6}Z`,
      `M${round1(knot - 2)} ${TOP + 8}C${round1(knot - 2)} ${TOP + 44} ${round1(knot - 10)} ${TOP + 80} ${round1(knot - 4)} ${TOP + 116}L${round1(knot + 18)} ${TOP + 100}C${round1(knot + 14)} ${TOP + 60} ${round1(knot + 8)} ${TOP + 34} ${round1(knot + 6)} ${TOP + 6}Z`,
    ].map((d, i) => ({
      d,
      print: { ...print, rotate: i ? -30 : 24 },
      puff: [
        [2, 2],
        [7, 5],
      ] as const,
      wrinkle: 1,
      tone: 0.85,
      shadow: 0.34,
    })),
    {
      raw: `<ellipse cx="${round1(knot + 2)}" cy="${TOP + 8}" rx="11" ry="9" fill="#fff"/>`,
      print: { ...print, rotate: 60 },
      puff: [[4, 5]],
      folds: [{ d: `M${round1(knot - 6)} ${TOP + 4}l16 8`, width: 3, height: -7, blur: 1.6 }],
      wrinkle: 0,
      shadow: 0.4,
    },
  ];
};

/** To the calf. */
export const sarong: Wear = (rig) => wrapped(rig, 668);

/** To the thigh. */
export const shortsarong: Wear = (rig) => wrapped(rig, 556);

/** To the knee, fringed. */
export const fringesarong: Wear = (rig) => {
  const hem = 628;
  const wide = rig.body.hip + 14;
  const from = -wide + 7;
  const to = wide * 0.4;
  const fringe: Part = {
    raw: Array.from({ length: 46 }, (_, i) => {
      const t = (i + 0.5) / 46;
      const x = round1(lerp(from, to, t));
      const y = round1(hem - 4 + Math.sin(Math.PI * t) * 8);
      return `<path d="M${x} ${y}q${i % 3} 14 ${(i % 5) - 2} ${26 + (i % 4) * 2}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/>`;
    }).join(''),
    fill: 'trim',
    puff: THIN,
    wrinkle: 0,
    shadow: 0.26,
    shadowBlur: 3,
  };
  return [fringe, ...wrapped(rig, hem)];
};

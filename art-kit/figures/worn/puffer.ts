import type { Fold, Part } from '../../cloth/part.ts';
import { round1, wrap } from '../../numbers.ts';
import { armsOf, type Rig } from '../rig.ts';
import { looseTop } from './loose-top.ts';
import { longSleeve } from './sleeve.ts';
import { loose, SIDES, type Wear } from './wear.ts';

const PRINT = { scale: 0.42, cx: 0, cy: 330 } as const;
/** Distance between two rows of quilting, and the height of the first. */
const CHANNEL = 33;
const FIRST = 248;

const quilted = (height: number) => (_: number, y: number) =>
  Math.sin((wrap(y - FIRST, CHANNEL) / CHANNEL) * Math.PI) ** 0.7 * height;

function rows(half: number, to: number): Fold[] {
  const count = Math.floor((to - FIRST) / CHANNEL) + 1;
  return Array.from({ length: count }, (_, i) => {
    const y = FIRST + i * CHANNEL;
    return { d: `M${-half} ${y}Q0 ${y + 5} ${half} ${y}`, width: 2.4, height: -6, blur: 1.1 };
  });
}

function sleeves(rig: Rig): Part[] {
  return armsOf(rig).map((arm): Part => {
    const side = Math.sign(arm.shoulder[0]);
    const { d } = longSleeve(arm, rig.body.arm * 1.1);
    const across = Array.from({ length: 7 }, (_, i): Fold => {
      const y = arm.shoulder[1] + 26 + i * 29;
      const x = arm.shoulder[0] + side * (i * 7 - 2);
      return {
        d: `M${round1(x - 30)} ${round1(y + side * 3)}L${round1(x + 30)} ${round1(y - side * 3)}`,
        width: 2.4,
        height: -6,
        blur: 1.1,
      };
    });
    return {
      ...loose,
      cutFade: [],
      d,
      folds: across,
      print: { ...PRINT, rotate: side * -10 },
      puff: [
        [3, 2],
        [12, 8],
      ],
      wrinkle: 1,
      shadowOffset: [2, 6],
      grain: 0.02,
    };
  });
}

function collar({ body }: Rig): Part[] {
  const n = body.neck;
  return SIDES.map((s) => ({
    cutFade: [],
    d: `M0 236C${s * 14} 214 ${s * (n - 2)} 186 ${s * (n + 3)} 158Q${s * (n + 12)} 152 ${s * (n + 18)} 160C${s * (n + 26)} 182 ${s * (n + 22)} 200 ${s * (n + 14)} 214Q${s * 22} 232 0 236Z`,
    print: { ...PRINT, rotate: s * 14 },
    puff: [
      [2, 2],
      [8, 5],
    ],
    folds: [{ d: `M${s * 6} 230Q${s * (n + 4)} 206 ${s * (n + 12)} 168`, width: 2.4, height: -5, blur: 1.1 }],
    wrinkle: 0.8,
    grain: 0.02,
    shadow: 0.36,
    shadowBlur: 4,
  }));
}

const zip = (to: number): Part[] => [
  { d: `M-4.4 226H4.4V${to}H-4.4Z`, fill: 'trim', puff: [[2, 2]], wrinkle: 0, shadow: 0.3, shadowBlur: 3 },
  { stroke: `M0 230V${to - 4}`, width: 2.4, fill: '#d8d2c8', puff: [[1, 1]], wrinkle: 0, shadow: 0 },
];

function front(rig: Rig, hem: number, ease: number): Part {
  return {
    ...loose,
    d: looseTop(rig.body, {
      neck: [0, 232],
      neckline: [['C', 14, 214, rig.body.neck + 4, 200, rig.body.neck + 8, 186]],
      hem,
      ease,
    }),
    print: PRINT,
    puff: [
      [3, 2],
      [18, 9],
    ],
    heightAt: quilted(4.6),
    folds: rows(rig.body.hip + 30, hem),
    wrinkle: 1.4,
    grain: 0.02,
  };
}

const hemBand = ({ body }: Rig, hem: number, ease: number): Part => {
  const half = Math.max(body.waist, body.hip) + ease;
  return {
    d: `M${-half} ${hem - 12}Q0 ${hem - 3} ${half} ${hem - 12}L${half - 4} ${hem + 8}Q0 ${hem + 17} ${-half + 4} ${hem + 8}Z`,
    fill: 'trim',
    puff: [[2, 2.4]],
    wrinkle: 1,
  };
};

/** Quilted jacket, zipped. */
export const pufferJacket: Wear = (rig) => [
  front(rig, 436, 20),
  hemBand(rig, 436, 18),
  ...zip(446),
  ...sleeves(rig),
  ...collar(rig),
];

/** Quilted vest: the arms stay free. */
export const pufferVest: Wear = (rig) => [
  { ...front(rig, 436, 16), cutFade: [] },
  hemBand(rig, 436, 14),
  ...zip(446),
  ...collar(rig),
];

/** Quilted coat to the knee, drawn in by a cord. */
export const longPuffer: Wear = (rig) => {
  const half = Math.max(rig.body.waist, rig.body.hip) + 26;
  return [
    front(rig, 610, 24),
    ...zip(612),
    ...sleeves(rig),
    {
      stroke: `M${-rig.body.waist - 16} 352Q0 362 ${rig.body.waist + 16} 352`,
      width: 7,
      fill: 'trim',
      puff: [[2, 2.4]],
      wrinkle: 0,
      shadow: 0.36,
    },
    {
      stroke: `M${-half + 4} 612Q0 622 ${half - 4} 612`,
      width: 6,
      fill: 'trim',
      puff: [[2, 2]],
      wrinkle: 0,
    },
    ...collar(rig),
  ];
};

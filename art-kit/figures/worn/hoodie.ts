import type { Part } from '../../cloth/part.ts';
import { lerp, round1 } from '../../numbers.ts';
import { fillPath } from '../../svg.ts';
import { between, limbPath } from '../limb.ts';
import { armsOf, type Rig } from '../rig.ts';
import { looseTop } from './loose-top.ts';
import { longSleeve } from './sleeve.ts';
import { loose, SIDES, THIN, type Wear } from './wear.ts';

const PRINT = { scale: 0.46, cx: 0, cy: 330 } as const;

/** Both sleeves with their cuffs. */
function sleeves(rig: Rig): Part[] {
  const a = rig.body.arm;
  return armsOf(rig).flatMap((arm): Part[] => {
    const sleeve = longSleeve(arm, a);
    const cuff = limbPath([
      { at: between(arm.elbow, arm.wrist, 0.88), left: 11.5 * a },
      { at: between(arm.elbow, arm.wrist, 1.06), left: 10 * a },
    ]);
    return [
      {
        ...loose,
        cutFade: [],
        ...sleeve,
        print: { ...PRINT, rotate: Math.sign(arm.shoulder[0]) * -12 },
        puff: [
          [3, 2],
          [16, 8],
        ],
        shadowOffset: [2, 6],
        grain: 0.06,
      },
      { cutFade: [], d: cuff, fill: 'trim', puff: [[3, 3]], wrinkle: 0, grain: 0.06 },
    ];
  });
}

/** Rib at the hem, in the trim colour. */
function rib(rig: Rig, hem: number): Part {
  const half = rig.body.hip + 8;
  return {
    d: `M${-half} ${hem - 16}Q0 ${hem - 6} ${half} ${hem - 16}L${half - 5} ${hem + 8}Q0 ${hem + 18} ${-half + 5} ${hem + 8}Z`,
    fill: 'trim',
    puff: [[3, 3]],
    wrinkle: 0,
    grain: 0.06,
    folds: Array.from({ length: 26 }, (_, i) => {
      const x = round1(lerp(-half + 4, half - 4, i / 25));
      return { d: `M${x} ${hem - 18}L${round1(x * 0.96)} ${hem + 14}`, width: 2, height: i % 2 ? 3 : -3, blur: 1.2 };
    }),
  };
}

interface HoodieLook {
  readonly hem: number;
  /** Creases that draw the pocket. */
  readonly pocket: string;
  /** What is sewn on the front and lies under the hood. */
  readonly front: readonly Part[];
}

/** Sweatshirt with a hood and cords. */
function sweatshirt(rig: Rig, { hem, pocket, front }: HoodieLook): Part[] {
  const { body } = rig;
  const n = body.neck;
  const hood = fillPath(
    `M${-n - 40} 212C${-n - 52} 178 ${-n - 26} 150 ${-n - 4} 152L${n + 4} 152C${n + 26} 150 ${n + 52} 178 ${n + 40} 212C${n + 22} 226 14 240 0 246C-14 240 ${-n - 22} 226 ${-n - 40} 212Z`,
    '#fff',
  );
  const opening = `M${-n - 10} 152C${-n - 8} 186 -12 208 0 216C12 208 ${n + 8} 186 ${n + 10} 152Z`;
  return [
    {
      ...loose,
      d: looseTop(body, { neck: [0, 214], neckline: [['C', 12, 206, n + 2, 196, n + 6, 184]], hem: hem, ease: 13 }),
      print: PRINT,
      puff: [
        [3, 2],
        [24, 9],
      ],
      wrinkle: 2,
      grain: 0.06,
      folds: [
        ...(pocket ? [{ d: pocket, width: 3, height: -6, blur: 1.6 }] : []),
        ...SIDES.map((s) => ({
          d: `M${s * body.bust} 276Q${s * body.bust * 0.6} 300 ${s * body.bust * 0.3} 296`,
          width: 9,
          height: -6,
          blur: 7,
        })),
      ],
    },
    ...front,
    ...sleeves(rig),
    {
      cutFade: [],
      raw: hood,
      cut: opening,
      print: { ...PRINT, rotate: 20 },
      puff: [
        [3, 2],
        [9, 6],
      ],
      wrinkle: 1,
      grain: 0.06,
      shadow: 0.36,
    },
    ...SIDES.map((s) => ({
      cutFade: [],
      stroke: `M${s * 12} 226Q${s * 16} 262 ${s * 12} 296`,
      width: 3.4,
      fill: '#fffaf0' as const,
      puff: THIN,
      wrinkle: 0,
      shadow: 0.4,
    })),
  ];
}

/** With a pouch pocket. */
export const hoodie: Wear = (rig) =>
  sweatshirt(rig, { hem: 440, pocket: 'M-44 346L44 346L56 420M-44 346L-56 420', front: [rib(rig, 440)] });

/** Zipped, with two pockets. */
export const ziphoodie: Wear = (rig) =>
  sweatshirt(rig, {
    hem: 440,
    pocket: 'M-44 350L-58 420M44 350L58 420',
    front: [
      rib(rig, 440),
      { d: 'M-5 216L5 216L5 458L-5 458Z', fill: 'trim', puff: [[2, 2]], wrinkle: 0, shadow: 0.3, shadowBlur: 3 },
      { stroke: 'M0 220L0 456', width: 2.6, fill: '#d8d2c8', puff: [[1, 1]], wrinkle: 0, shadow: 0 },
    ],
  });

/** Ends at the waist. */
export const crophoodie: Wear = (rig) => {
  const half = Math.max(rig.body.waist + 13, rig.body.bust + 4);
  const drawn: Part[] = SIDES.map((s) => ({
    stroke: `M${s * half * 0.5} 362q${s * 4} 14 ${s * 2} 30`,
    width: 3,
    fill: 'trim',
    puff: THIN,
    wrinkle: 0,
    shadow: 0.36,
  }));
  return sweatshirt(rig, { hem: 356, pocket: '', front: drawn });
};

import type { Part } from '../../cloth/part.ts';
import { lerp, round1 } from '../../numbers.ts';
import { fillPath } from '../../svg.ts';
import { between, limbPath } from '../limb.ts';
import { armsOf, type Rig } from '../rig.ts';
import { looseTop } from './loose-top.ts';
import { longSleeve } from './sleeve.ts';
import { loose, SIDES, THIN, type Wear } from './wear.ts';

const HEM = 440;
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
function rib(rig: Rig): Part {
  const half = rig.body.hip + 8;
  return {
    d: `M${-half} ${HEM - 16}Q0 ${HEM - 6} ${half} ${HEM - 16}L${half - 5} ${HEM + 8}Q0 ${HEM + 18} ${-half + 5} ${HEM + 8}Z`,
    fill: 'trim',
    puff: [[3, 3]],
    wrinkle: 0,
    grain: 0.06,
    folds: Array.from({ length: 26 }, (_, i) => {
      const x = round1(lerp(-half + 4, half - 4, i / 25));
      return { d: `M${x} ${HEM - 18}L${round1(x * 0.96)} ${HEM + 14}`, width: 2, height: i % 2 ? 3 : -3, blur: 1.2 };
    }),
  };
}

/** Sweatshirt with a hood, a pouch pocket and cords. */
export const hoodie: Wear = (rig) => {
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
      d: looseTop(body, { neck: [0, 214], neckline: [['C', 12, 206, n + 2, 196, n + 6, 184]], hem: HEM, ease: 13 }),
      print: PRINT,
      puff: [
        [3, 2],
        [24, 9],
      ],
      wrinkle: 2,
      grain: 0.06,
      folds: [
        { d: `M-44 346L44 346L56 ${HEM - 20}M-44 346L-56 ${HEM - 20}`, width: 3, height: -6, blur: 1.6 },
        ...SIDES.map((s) => ({
          d: `M${s * body.bust} 276Q${s * body.bust * 0.6} 300 ${s * body.bust * 0.3} 296`,
          width: 9,
          height: -6,
          blur: 7,
        })),
      ],
    },
    rib(rig),
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
};

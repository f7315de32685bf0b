import { darken } from '../../colour.ts';
import { strokePath } from '../../svg.ts';
import { armsOf } from '../rig.ts';
import { looseTop } from './loose-top.ts';
import { shortSleeve } from './sleeve.ts';
import { loose, SIDES, type Wear } from './wear.ts';

const HEM = 436;
const BUTTONS = [262, 302, 342, 382, 420];

/** Short-sleeved shirt, buttoned, with an open collar and a pocket. */
export const campShirt: Wear = (rig) => {
  const { body } = rig;
  const n = body.neck;
  const print = { scale: 0.44, cx: 0, cy: 320 };
  const collar = (s: 1 | -1): string =>
    `M${s * (n + 2)} 176L${s * (n + 19)} 190L${s * (n + 15)} 224L${s * 2} 236L${s * 8} 222C${s * 13} 206 ${s * (n - 1)} 190 ${s * (n + 2)} 176Z`;
  return [
    {
      ...loose,
      d: looseTop(body, { neck: [0, 238], neckline: [['C', 10, 222, n, 200, n + 4, 184]], hem: HEM, ease: 12 }),
      print,
      puff: [
        [3, 2],
        [22, 8],
      ],
      wrinkle: 2,
      folds: [
        { d: `M3 240L3 ${HEM + 6}`, width: 3, height: -6, blur: 1.4 },
        ...SIDES.flatMap((s) => [
          {
            d: `M${s * body.bust} 268Q${s * body.bust * 0.6} 290 ${s * body.bust * 0.3} 286`,
            width: 9,
            height: -6,
            blur: 7,
          },
          {
            d: `M${s * (body.waist + 6)} 350Q${s * body.waist * 0.5} 372 ${s * 14} 366`,
            width: 9,
            height: -5,
            blur: 7,
          },
          { d: `M${s * body.waist * 0.7} 376L${s * body.waist * 0.78} ${HEM}`, width: 12, height: 5, blur: 8 },
        ]),
      ],
      overlay: (fabric) => {
        const pocket = strokePath(
          `M${body.bust * 0.28} 276L${body.bust * 0.8} 276L${body.bust * 0.79} 320L${body.bust * 0.54} 330L${body.bust * 0.29} 320Z`,
          darken(fabric.ground, 0.5),
          1.4,
          ' stroke-opacity=".4"',
        );
        const placket = strokePath(`M9 244L9 ${HEM + 6}`, darken(fabric.ground, 0.5), 1.1, ' stroke-opacity=".35"');
        return pocket + placket;
      },
    },
    ...armsOf(rig).map((arm) => {
      const sleeve = shortSleeve(arm, body.arm, 0.66, 20);
      return {
        ...loose,
        cutFade: [],
        ...sleeve,
        print: { ...print, rotate: Math.sign(arm.shoulder[0]) * -12 },
        puff: [
          [3, 2],
          [14, 6],
        ] as const,
        shadowOffset: [2, 6] as const,
      };
    }),
    ...SIDES.map((s) => ({
      d: collar(s),
      print: { ...print, rotate: s * 24 },
      puff: [
        [2, 2],
        [6, 3],
      ] as const,
      wrinkle: 0,
      shadow: 0.36,
      shadowBlur: 4,
    })),
    {
      raw: BUTTONS.map((y) => `<circle cx="3.4" cy="${y}" r="3.4" fill="#fff"/>`).join(''),
      fill: '#fffaf0',
      puff: [[1.2, 2]],
      wrinkle: 0,
      shadow: 0.4,
      shadowBlur: 2,
    },
  ];
};

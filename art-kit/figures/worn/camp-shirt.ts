import type { Fill, Part } from '../../cloth/part.ts';
import { darken } from '../../colour.ts';
import { strokePath } from '../../svg.ts';
import { armsOf, type Rig } from '../rig.ts';
import { looseTop } from './loose-top.ts';
import { shortSleeve } from './sleeve.ts';
import { loose, SIDES, type Wear } from './wear.ts';

const HEM = 436;
const BUTTONS = [262, 302, 342, 382, 420];

interface ShirtLook {
  readonly collar: Fill;
  readonly buttons: readonly number[];
  readonly pocket: boolean;
  /** What is sewn on the front, under collar and buttons; and at the end of each sleeve. */
  readonly front?: readonly Part[];
  readonly hem?: number;
}

/** Short-sleeved shirt with an open collar. */
export function shirt(
  rig: Rig,
  { collar: collarFill, buttons, pocket: pocketed, front = [], hem = HEM }: ShirtLook,
): Part[] {
  const { body } = rig;
  const n = body.neck;
  const print = { scale: 0.44, cx: 0, cy: 320 };
  const collar = (s: 1 | -1): string =>
    `M${s * (n + 2)} 176L${s * (n + 19)} 190L${s * (n + 15)} 224L${s * 2} 236L${s * 8} 222C${s * 13} 206 ${s * (n - 1)} 190 ${s * (n + 2)} 176Z`;
  return [
    {
      ...loose,
      d: looseTop(body, { neck: [0, 238], neckline: [['C', 10, 222, n, 200, n + 4, 184]], hem, ease: 12 }),
      print,
      puff: [
        [3, 2],
        [22, 8],
      ],
      wrinkle: 2,
      folds: [
        { d: `M3 240L3 ${hem + 6}`, width: 3, height: -6, blur: 1.4 },
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
          { d: `M${s * body.waist * 0.7} 376L${s * body.waist * 0.78} ${hem}`, width: 12, height: 5, blur: 8 },
        ]),
      ],
      overlay: (fabric) => {
        const pocket = strokePath(
          `M${body.bust * 0.28} 276L${body.bust * 0.8} 276L${body.bust * 0.79} 320L${body.bust * 0.54} 330L${body.bust * 0.29} 320Z`,
          darken(fabric.ground, 0.5),
          1.4,
          ' stroke-opacity=".4"',
        );
        const placket = strokePath(`M9 244L9 ${hem + 6}`, darken(fabric.ground, 0.5), 1.1, ' stroke-opacity=".35"');
        return pocketed ? pocket + placket : '';
      },
    },
    ...front,
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
      fill: collarFill,
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
      raw: buttons.map((y) => `<circle cx="3.4" cy="${y}" r="3.4" fill="#fff"/>`).join(''),
      fill: '#fffaf0',
      puff: [[1.2, 2]],
      wrinkle: 0,
      shadow: 0.4,
      shadowBlur: 2,
    },
  ];
}

/** Buttoned, with a chest pocket. */
export const campShirt: Wear = (rig) => shirt(rig, { collar: 'print', buttons: BUTTONS, pocket: true });

/** A band of the trim colour on each front. */
export const cabanashirt: Wear = (rig) => {
  const inner = rig.body.bust * 0.26;
  const panels = SIDES.map(
    (s): Part => ({
      ...loose,
      d: `M${s * inner} 190L${s * (inner + 22)} 190L${s * (inner + 26)} ${HEM + 8}L${s * (inner + 3)} ${HEM + 8}Z`,
      clip: `<path d="${looseTop(rig.body, { neck: [0, 238], neckline: [['C', 10, 222, rig.body.neck, 200, rig.body.neck + 4, 184]], hem: HEM, ease: 12 })}" fill="#fff"/>`,
      fill: 'trim',
      puff: [[2, 1]],
      shadow: 0.08,
    }),
  );
  return shirt(rig, { collar: 'trim', buttons: BUTTONS, pocket: false, front: panels });
};

/** Ribbed collar and hem, a short placket. */
export const knitpolo: Wear = (rig) => {
  const half = Math.max(rig.body.waist, rig.body.hip) + 12;
  const knit = { fill: 'trim', puff: [[2, 2]], wrinkle: 0, grain: 0.06, tone: 0.85 } as const;
  return shirt(rig, {
    collar: 'trim',
    buttons: [252, 276, 300],
    pocket: false,
    front: [
      { ...knit, d: 'M-6 238L10 238L10 314L-6 314Z', shadow: 0.26, shadowBlur: 3 },
      {
        ...knit,
        d: `M${-half} ${HEM - 14}Q0 ${HEM - 4} ${half} ${HEM - 14}L${half - 3} ${HEM + 6}Q0 ${HEM + 16} ${-half + 3} ${HEM + 6}Z`,
        shadow: 0.3,
      },
    ],
  });
};

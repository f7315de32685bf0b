import type { Fold } from '../../cloth/part.ts';
import { round1 } from '../../numbers.ts';
import { armpitX } from './armhole.ts';
import { shirt } from './camp-shirt.ts';
import { outline } from './outline.ts';
import { bustFolds, loose, SIDES, THIN, type Wear } from './wear.ts';

const print = { scale: 0.42, cx: 0, cy: 400 } as const;

/** Bias-cut slip with a cowl neck on thin straps. */
export const slip: Wear = (rig) => {
  const { neck, bust, waist, hip } = rig.body;
  const armpit = armpitX(rig.body);
  const strapX = Math.min(bust * 0.62, armpit - 3);
  const cowl: Fold[] = [0, 1, 2, 3].map((i) => ({
    d: `M${-strapX + i} ${236 + i * 7}Q0 ${276 + i * 17} ${strapX - i} ${236 + i * 7}`,
    width: i % 2 ? 5 : 7,
    height: i % 2 ? -5 : 5,
    blur: 3.4,
  }));
  return [
    ...SIDES.map((s) => ({
      stroke: `M${round1(s * strapX)} 236Q${round1(s * (strapX + 1))} 214 ${s * (neck + 25)} 192`,
      width: 3.4,
      fill: 'trim' as const,
      puff: THIN,
      wrinkle: 0,
    })),
    {
      ...loose,
      d: outline(
        [0, 262],
        [
          ['C', 20, 261, strapX - 12, 250, strapX - 3, 230],
          ['L', strapX + 3, 230],
          ['C', strapX + 6, 240, armpit, 244, armpit + 2, 252],
          ['C', armpit + 5, 266, bust - 4, 272, bust + 5, 282],
          ['C', bust + 2, 312, waist + 6, 326, waist + 7, 350],
          ['C', waist + 10, 390, hip + 8, 420, hip + 10, 470],
          ['C', hip + 14, 550, hip + 22, 620, hip + 28, 690],
          ['Q', hip * 0.5, 702, 0, 702],
        ],
      ),
      print: { ...print, rotate: 8 },
      puff: [
        [3, 2],
        [18, 7],
        [50, 10],
      ],
      folds: [
        ...bustFolds(rig),
        ...cowl,
        ...SIDES.flatMap((s) => [
          { d: `M${s * (waist + 4)} 350Q${s * waist * 0.5} 366 ${s * 12} 362`, width: 7, height: -4, blur: 6 },
          { d: `M${s * hip * 0.4} 480L${s * hip * 0.56} 694`, width: 24, height: 6, blur: 12 },
          { d: `M${s * hip * 0.8} 500L${s * (hip + 6)} 690`, width: 9, height: -5, blur: 7 },
          { d: `M${s * 10} 520L${s * 14} 698`, width: 10, height: -5, blur: 7 },
        ]),
      ],
      keepClear: [
        [-bust / 2, 270],
        [bust / 2, 270],
      ],
    },
  ];
};

const WAIST = 352;

/** Shirt dress, tied at the waist. */
export const shirtdress: Wear = (rig) => {
  const { waist, hip } = rig.body;
  const w = waist + 12;
  const tie = { fill: 'trim', puff: THIN, wrinkle: 0, shadow: 0.36 } as const;
  const skirt = outline(
    [0, WAIST - 4],
    [
      ['Q', w * 0.6, WAIST - 4, w, WAIST - 8],
      ['C', w + 8, WAIST + 40, hip + 14, 420, hip + 18, 470],
      ['C', hip + 24, 530, hip + 28, 570, hip + 30, 606],
      ['Q', hip + 26, 622, hip, 624],
      ['Q', hip * 0.5, 634, 0, 640],
    ],
  );
  const folds: Fold[] = Array.from({ length: 9 }, (_, i) => {
    const t = (i - 4) / 4;
    return {
      d: `M${round1(t * w * 0.9)} ${WAIST}L${round1(t * (hip + 18))} ${560 + (i % 3) * 24}`,
      width: 10,
      height: i % 2 ? 5 : -5,
      blur: 6,
    };
  });
  return [
    {
      ...loose,
      d: skirt,
      print,
      puff: [
        [3, 2],
        [22, 8],
      ],
      folds: [...folds, { d: 'M3 352L3 640', width: 3, height: -5, blur: 1.4 }],
    },
    ...shirt(rig, { collar: 'print', buttons: [262, 302, 342], pocket: false, hem: WAIST }),
    {
      raw: [400, 446, 492, 538, 584].map((y) => `<circle cx="3.4" cy="${y}" r="3.2" fill="#fff"/>`).join(''),
      fill: '#fffaf0',
      puff: [[1.2, 2]],
      wrinkle: 0,
      shadow: 0.4,
      shadowBlur: 2,
    },
    { ...tie, stroke: `M${-w - 4} ${WAIST}Q0 ${WAIST + 14} ${w + 4} ${WAIST}`, width: 11 },
    { ...tie, stroke: `M4 ${WAIST + 10}C12 ${WAIST + 40} 20 ${WAIST + 62} 16 ${WAIST + 94}`, width: 7 },
    { ...tie, stroke: `M0 ${WAIST + 10}C-6 ${WAIST + 36} -10 ${WAIST + 52} -6 ${WAIST + 78}`, width: 7 },
  ];
};

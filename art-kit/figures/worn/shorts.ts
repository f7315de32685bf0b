import type { Fill, Fold, Part } from '../../cloth/part.ts';
import { lerp, round1 } from '../../numbers.ts';
import type { Rig } from '../rig.ts';
import { loose, SIDES, THIN, type Wear } from './wear.ts';

const TOP = 396;
const CROTCH = 530;

interface Hem {
  /** Where the hem of the leg on this side ends, outside and inside, on the page. */
  readonly outside: number;
  readonly inside: number;
}

/** A loose leg follows its knee, in proportion to how far down it reaches. */
function hemOf(rig: Rig, side: 1 | -1, y: number): Hem {
  const leg = side < 0 ? rig.legs.left : rig.legs.right;
  const t = (y - 478) / (leg.knee[1] - 478);
  const middle = side * lerp(leg.hip[0], leg.knee[0], t);
  const width = lerp(rig.body.thigh, rig.body.thigh * 0.72, t) + 18;
  return { outside: middle + width, inside: Math.max(6, middle - width + 8) };
}

function shortsPath(rig: Rig, hem: number, top = TOP): string {
  const w = rig.half(top) + 4;
  const { hip } = rig.body;
  const right = hemOf(rig, 1, hem);
  const left = hemOf(rig, -1, hem);
  const fall = hem - CROTCH;
  const r = round1;
  return (
    `M${-w} ${top}Q0 ${top + 12} ${w} ${top}` +
    `C${hip + 14} ${TOP + 70} ${r(right.outside - 2)} ${r(hem - fall * 0.8)} ${r(right.outside)} ${hem}` +
    `Q${r((right.outside + right.inside) / 2)} ${hem + 12} ${r(right.inside)} ${hem + 4}` +
    `C${r(right.inside * 0.7)} ${r(hem - fall * 0.5)} 5 ${r(CROTCH + fall * 0.3)} 0 ${CROTCH}` +
    `C-5 ${r(CROTCH + fall * 0.3)} ${r(-left.inside * 0.7)} ${r(hem - fall * 0.5)} ${r(-left.inside)} ${hem + 4}` +
    `Q${r(-(left.outside + left.inside) / 2)} ${hem + 12} ${r(-left.outside)} ${hem}` +
    `C${r(-left.outside + 2)} ${r(hem - fall * 0.8)} ${-hip - 14} ${TOP + 70} ${-w} ${TOP}Z`
  );
}

const folds = (hem: number): Fold[] =>
  SIDES.flatMap((s) => [
    { d: `M${s * 4} 520Q${s * 40} 540 ${s * 80} 524`, width: 8, height: -5, blur: 7 },
    { d: `M${s * 10} 508Q${s * 34} 516 ${s * 58} 500`, width: 6, height: 3, blur: 6 },
    { d: `M${s * 44} 560L${s * 50} ${hem}`, width: 22, height: 8, blur: 12 },
    { d: `M${s * 70} 556L${s * 80} ${hem}`, width: 8, height: -7, blur: 6 },
    { d: `M${s * 18} 566L${s * 22} ${hem}`, width: 8, height: -7, blur: 6 },
  ]);

interface ShortsLook {
  /** Height of the hem. */
  readonly hem: number;
  /** Gathered by elastic, or smooth. */
  readonly gathered: boolean;
  /** Height of the waist; on the hips when absent. */
  readonly top?: number;
  readonly band: Fill;
  readonly laces?: boolean;
  readonly folds?: readonly Fold[];
}

/** Legs, waistband and laces. */
function pairOfShorts(
  rig: Rig,
  { hem, gathered, top = TOP, band, laces = true, folds: more = [] }: ShortsLook,
): Part[] {
  const w = rig.half(top) + 4;
  const gathers: Fold[] = Array.from({ length: 15 }, (_, i) => {
    const x = lerp(-w, w, (i + 0.5) / 15);
    return { d: `M${round1(x)} ${top}l${round1(x * 0.05)} 40`, width: 4, height: i % 2 ? 5 : -5, blur: 3 };
  });
  return [
    {
      ...loose,
      d: shortsPath(rig, hem, top),
      print: { scale: 0.5, cx: 0, cy: 450 },
      puff: [
        [3, 2],
        [22, 8],
      ],
      wrinkle: 2,
      folds: [...folds(hem), ...(gathered ? gathers : []), ...more],
    },
    {
      d: `M${-w - 1} ${top - 2}Q0 ${top + 10} ${w + 1} ${top - 2}L${w + 3} ${top + 22}Q0 ${top + 34} ${-w - 3} ${top + 22}Z`,
      fill: band,
      print: { scale: 0.5, rotate: 90, cx: 0, cy: 410 },
      puff: [[3, 2]],
      folds: gathered ? gathers : [],
      wrinkle: 0,
    },
    ...(laces ? SIDES : []).map((s) => ({
      stroke: `M${s * 2} ${top + 20}Q${s * 16} ${top + 44} ${s * 8} ${top + 66}`,
      width: 3.6,
      fill: '#fffaf0' as const,
      puff: THIN,
      wrinkle: 0,
      shadow: 0.4,
    })),
  ];
}

/** To the knee, flat waistband. */
export const boardshorts: Wear = (rig) => pairOfShorts(rig, { hem: 650, gathered: false, band: 'trim' });

/** Mid-thigh, elastic waist. */
export const swimshorts: Wear = (rig) => pairOfShorts(rig, { hem: 604, gathered: true, band: 'print' });

/** High on the thigh, elastic waist. */
export const shorts: Wear = (rig) => pairOfShorts(rig, { hem: 562, gathered: true, band: 'print' });

/** A band along both hems, `depth` deep. */
const hemBands = (rig: Rig, hem: number, depth: number, fill: Fill): Part[] =>
  SIDES.map((s) => {
    const { outside, inside } = hemOf(rig, s, hem);
    const y = hem - depth / 2;
    return {
      stroke: `M${round1(s * outside)} ${y}Q${round1((s * (outside + inside)) / 2)} ${y + 12} ${round1(s * inside)} ${y + 4}`,
      width: depth,
      cap: 'butt',
      fill,
      print: { scale: 0.46, cx: 0, cy: 450, dx: 30 },
      puff: [[2, 2]],
      wrinkle: 0.6,
      tone: 0.85,
      shadow: 0.24,
      shadowBlur: 4,
    };
  });

/** Paints over the legs. */
const onLegs = (rig: Rig, hem: number, part: Part): Part => ({
  puff: [[2, 1]],
  wrinkle: 1,
  tone: 0.85,
  shadow: 0.08,
  ...part,
  clip: `<path d="${shortsPath(rig, hem)}" fill="#fff"/>`,
});

/** Short trunks with a band round each hem. */
export const trunks: Wear = (rig) => [
  ...pairOfShorts(rig, { hem: 580, gathered: false, band: 'print', laces: false }),
  ...hemBands(rig, 580, 9, 'trim'),
];

/** Elastic waist, stripes down both sides. */
export const volley: Wear = (rig) => {
  const hem = 598;
  const [legs, ...waist] = pairOfShorts(rig, { hem, gathered: true, band: 'print' });
  const w = rig.half(TOP) + 4;
  const stripes = SIDES.flatMap((s): Part[] => {
    const { outside } = hemOf(rig, s, hem);
    const at = (inset: number): string =>
      `M${round1(s * (w - inset))} ${TOP}C${round1(s * (rig.body.hip + 14 - inset))} ${TOP + 70} ${round1(s * (outside - 2 - inset))} ${hem - 60} ${round1(s * (outside - inset))} ${hem + 4}`;
    return [
      onLegs(rig, hem, { stroke: at(2), width: 24, cap: 'butt', fill: 'trim' }),
      onLegs(rig, hem, { stroke: at(19), width: 4, cap: 'butt', fill: '#fffaf0' }),
    ];
  });
  return [...(legs ? [legs] : []), ...stripes, ...waist];
};

/** Past the knee, in print and plain. */
export const longboards: Wear = (rig) => {
  const hem = 676;
  const [legs, ...waist] = pairOfShorts(rig, { hem, gathered: false, band: 'trim' });
  const block = onLegs(rig, hem, {
    d: 'M-220 600Q-90 612 0 606Q90 612 220 600L220 720L-220 720Z',
    fill: 'trim',
    folds: folds(hem),
  });
  return [...(legs ? [legs] : []), block, ...waist];
};

/** Above the knee, bound hems. */
export const scallops: Wear = (rig) => [
  ...pairOfShorts(rig, { hem: 620, gathered: false, band: 'print' }),
  ...hemBands(rig, 620, 6, 'trim'),
];

/** At the waist, pleated in front, with turn-ups. */
export const highshorts: Wear = (rig) => [
  ...pairOfShorts(rig, {
    hem: 566,
    top: 364,
    gathered: false,
    band: 'print',
    laces: false,
    folds: SIDES.flatMap((s) => [
      { d: `M${s * 20} 386L${s * 30} 520`, width: 3, height: -5, blur: 1.8 },
      { d: `M${s * 26} 386L${s * 37} 520`, width: 8, height: 4, blur: 4 },
      { d: `M${s * 40} 388L${s * 62} 444`, width: 2.4, height: -5, blur: 1.4 },
    ]),
  }),
  ...hemBands(rig, 568, 16, 'print'),
  {
    raw: '<circle cx="0" cy="382" r="4.6" fill="#fff"/>',
    fill: '#fbf3e4',
    puff: [[1.4, 2]],
    wrinkle: 0,
    shadow: 0.4,
    shadowBlur: 2,
  },
];

/** Gathered high under a tied belt, a frill above it. */
export const paperbag: Wear = (rig) => {
  const top = 362;
  const w = rig.half(top) + 3;
  const frill: Fold[] = Array.from({ length: 17 }, (_, i) => {
    const x = lerp(-w, w, (i + 0.5) / 17);
    return {
      d: `M${round1(x * 1.06)} ${top - 16}L${round1(x)} ${top + 6}`,
      width: 4,
      height: i % 2 ? 5 : -5,
      blur: 2.4,
    };
  });
  const tie = (stroke: string, width = 6): Part => ({
    stroke,
    width,
    fill: 'trim',
    puff: THIN,
    wrinkle: 0,
    shadow: 0.36,
  });
  return [
    ...pairOfShorts(rig, { hem: 566, top, gathered: true, band: 'print', laces: false }),
    {
      ...loose,
      d: `M${-w - 6} ${top - 15}Q0 ${top - 6} ${w + 6} ${top - 15}L${w + 1} ${top + 6}Q0 ${top + 18} ${-w - 1} ${top + 6}Z`,
      print: { scale: 0.5, cx: 0, cy: 340 },
      puff: [[3, 2]],
      folds: frill,
    },
    tie(`M${-w - 1} ${top + 8}Q0 ${top + 20} ${w + 1} ${top + 8}`, 10),
    tie(`M0 ${top + 14}C-12 ${top - 2} -36 ${top} -33 ${top + 13}C-31 ${top + 24} -12 ${top + 20} 0 ${top + 14}`),
    tie(`M0 ${top + 14}C12 ${top - 2} 36 ${top} 33 ${top + 13}C31 ${top + 24} 12 ${top + 20} 0 ${top + 14}`),
    tie(`M0 ${top + 14}Q-10 ${top + 40} -8 ${top + 60}`),
    tie(`M0 ${top + 14}Q12 ${top + 40} 12 ${top + 66}`),
  ];
};

import type { Fold } from '../../cloth/part.ts';
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

function shortsPath(rig: Rig, hem: number): string {
  const w = rig.half(TOP) + 4;
  const { hip } = rig.body;
  const right = hemOf(rig, 1, hem);
  const left = hemOf(rig, -1, hem);
  const fall = hem - CROTCH;
  const r = round1;
  return (
    `M${-w} ${TOP}Q0 ${TOP + 12} ${w} ${TOP}` +
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

/** The waistband: a smooth one with a lace, or one gathered by elastic. */
function trunks(rig: Rig, hem: number, gathered: boolean): ReturnType<Wear> {
  const w = rig.half(TOP) + 4;
  const gathers: Fold[] = Array.from({ length: 15 }, (_, i) => {
    const x = lerp(-w, w, (i + 0.5) / 15);
    return { d: `M${round1(x)} ${TOP}l${round1(x * 0.05)} 40`, width: 4, height: i % 2 ? 5 : -5, blur: 3 };
  });
  return [
    {
      ...loose,
      d: shortsPath(rig, hem),
      print: { scale: 0.5, cx: 0, cy: 450 },
      puff: [
        [3, 2],
        [22, 8],
      ],
      wrinkle: 2,
      folds: gathered ? [...folds(hem), ...gathers] : folds(hem),
    },
    {
      d: `M${-w - 1} ${TOP - 2}Q0 ${TOP + 10} ${w + 1} ${TOP - 2}L${w + 3} ${TOP + 22}Q0 ${TOP + 34} ${-w - 3} ${TOP + 22}Z`,
      fill: gathered ? 'print' : 'trim',
      print: { scale: 0.5, rotate: 90, cx: 0, cy: 410 },
      puff: [[3, 2]],
      folds: gathered ? gathers : [],
      wrinkle: 0,
    },
    ...SIDES.map((s) => ({
      stroke: `M${s * 2} ${TOP + 20}Q${s * 16} ${TOP + 44} ${s * 8} ${TOP + 66}`,
      width: 3.6,
      fill: '#fffaf0' as const,
      puff: THIN,
      wrinkle: 0,
      shadow: 0.4,
    })),
  ];
}

/** To the knee, flat waistband. */
export const boardshorts: Wear = (rig) => trunks(rig, 650, false);

/** Mid-thigh, elastic waist. */
export const swimshorts: Wear = (rig) => trunks(rig, 604, true);

/** High on the thigh, elastic waist. */
export const shorts: Wear = (rig) => trunks(rig, 562, true);

import type { Part } from '../../cloth/part.ts';
import type { Rig } from '../rig.ts';
import { PRINT_SCALE, SIDES, skinTight, THIN, type Wear } from './wear.ts';

interface BottomCut {
  /** Height of the waistband at the sides, and how far it dips in front. */
  readonly waist: number;
  readonly dip: number;
  /** Height of the leg opening at the side. */
  readonly leg: number;
}

function front(rig: Rig, { waist, dip, leg }: BottomCut): Part {
  const gusset = 20 + rig.body.thigh * 0.1;
  const side = rig.half(leg);
  const top = rig.half(waist);
  return {
    ...skinTight(rig),
    d:
      `M${-top - 8} ${waist - 2}Q0 ${waist + dip * 2} ${top + 8} ${waist - 2}L${side + 8} ${leg}` +
      `C${side * 0.62} ${leg + 8} ${gusset + 14} ${leg + 34} ${gusset} 520Q0 525 ${-gusset} 520C${-gusset - 14} ${leg + 34} ${-side * 0.62} ${leg + 8} ${-side - 8} ${leg}Z`,
    print: { scale: PRINT_SCALE, cx: 0, cy: 450 },
    puff: [
      [3, 2],
      [14, 5],
      [30, 8],
    ],
    folds: [
      { d: `M${-top} ${waist + 8}Q0 ${waist + dip * 2 + 8} ${top} ${waist + 8}`, width: 2.4, height: -5, blur: 1.6 },
    ],
  };
}

const TIED: BottomCut = { waist: 430, dip: 14, leg: 452 };

function bows(rig: Rig): Part[] {
  const x = rig.half(TIED.waist) + 1;
  const y = TIED.waist + 14;
  const cord = { width: 4, fill: 'trim', puff: THIN, wrinkle: 0 } as const;
  return SIDES.flatMap((s) => [
    { ...cord, stroke: `M${s * x} ${y}q${s * 20} -14 ${s * 22} 2t${-s * 20} 2` },
    { ...cord, stroke: `M${s * x} ${y + 2}q${s * 10} 14 ${s * 7} 34` },
    { ...cord, stroke: `M${s * x} ${y + 2}q${s * 3} 14 ${-s * 2} 30` },
  ]);
}

/** Straight legs that end on the thigh. */
function shortLegs(rig: Rig): Part {
  const waist = 404;
  const top = rig.half(waist);
  const side = rig.half(486) + 8;
  return {
    ...skinTight(rig),
    d:
      `M${-top - 8} ${waist - 2}Q0 ${waist + 20} ${top + 8} ${waist - 2}L${side} 505Q${side * 0.5} 522 12 536` +
      `Q0 522 -12 536Q${-side * 0.5} 522 ${-side} 505Z`,
    print: { scale: PRINT_SCALE, cx: 0, cy: 450 },
    puff: [
      [3, 2],
      [14, 5],
      [30, 8],
    ],
    folds: [
      { d: `M${-top} ${waist + 8}Q0 ${waist + 28} ${top} ${waist + 8}`, width: 2.4, height: -5, blur: 1.6 },
      { d: 'M0 426L0 524', width: 2.4, height: -4, blur: 1.6 },
      ...SIDES.map((s) => ({
        d: `M${s * side} 497Q${s * side * 0.5} 513 ${s * 14} 526`,
        width: 2.4,
        height: -5,
        blur: 1.6,
      })),
    ],
    keepClear: [[0, 490]],
  };
}

export const boyshort: Wear = (rig) => [shortLegs(rig)];
export const hipster: Wear = (rig) => [front(rig, { waist: 402, dip: 10, leg: 464 })];
export const highwaist: Wear = (rig) => [front(rig, { waist: 366, dip: 5, leg: 456 })];
export const cheeky: Wear = (rig) => [front(rig, { waist: 418, dip: 16, leg: 444 })];
export const tieside: Wear = (rig) => [front(rig, TIED), ...bows(rig)];

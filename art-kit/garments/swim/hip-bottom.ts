import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Fold, Silhouette } from '../../cloth/part.ts';
import { fold } from '../sewing/folds.ts';
import { mirror, symmetric } from '../sewing/mirror.ts';
import { seam, stitch } from '../sewing/sewing.ts';

/** The measurements of a pull-on bottom; x from the centre line, y from the top of the canvas. */
export interface HipBottom {
  readonly waistY: number;
  readonly waistWidth: number;
  /** How far the waist dips at the front. */
  readonly dip: number;
  readonly hipY: number;
  readonly hipWidth: number;
  readonly crotchY: number;
  readonly crotchWidth: number;
  /** Control points of the leg opening. */
  readonly leg: readonly [ax: number, ay: number, bx: number, by: number];
  /** Depth of a sewn waistband, when there is one. */
  readonly band?: number;
  readonly folds?: readonly Fold[];
}

function frontOutline({ waistY, waistWidth, dip, hipY, hipWidth, crotchY, crotchWidth, leg }: HipBottom): string {
  return symmetric(
    [0, waistY + dip],
    [
      ['Q', waistWidth * 0.6, waistY + dip, waistWidth, waistY],
      ['C', waistWidth + 6, waistY + 40, hipWidth - 4, hipY - 50, hipWidth, hipY],
      ['C', ...leg, crotchWidth, crotchY - 26],
      ['Q', crotchWidth * 0.8, crotchY, crotchWidth * 0.62, crotchY + 2],
      ['Q', crotchWidth * 0.3, crotchY + 8, 0, crotchY + 8],
    ],
  );
}

/** The far side, a little larger, so that waist and legs show their inside. */
function backOutline({ waistY, waistWidth, dip, hipY, hipWidth, crotchY, crotchWidth, leg }: HipBottom): string {
  const [ax, ay, bx, by] = leg;
  return symmetric(
    [0, waistY - dip * 0.5],
    [
      ['Q', waistWidth * 0.6, waistY - dip * 0.5, waistWidth - 3, waistY + 4],
      ['L', hipWidth - 4, hipY + 4],
      ['C', ax + 26, ay + 22, bx + 16, by + 24, crotchWidth + 8, crotchY - 4],
      ['Q', crotchWidth * 0.6, crotchY + 18, 0, crotchY + 18],
    ],
  );
}

function bodyFolds({ hipY, hipWidth, crotchY, crotchWidth }: HipBottom): Fold[] {
  const sides = ([-1, 1] as const).flatMap((side) => {
    const x = (distance: number): number => 400 + side * distance;
    return [
      fold(
        `M${x(crotchWidth + 10)} ${crotchY - 50} Q${x(hipWidth * 0.55)} ${crotchY - 90} ${x(hipWidth * 0.8)} ${hipY + 26}`,
        10,
        -8,
        8,
      ),
      fold(`M${x(hipWidth * 0.8)} ${hipY - 16} Q${x(hipWidth * 0.4)} ${hipY + 26} ${x(20)} ${hipY + 20}`, 16, -5, 12),
    ];
  });
  return [...sides, fold(`M400 ${hipY} L400 ${crotchY - 60}`, 90, 7, 40)];
}

function details(cut: HipBottom, thread: string): string {
  const { waistY, waistWidth, dip, hipY, hipWidth, crotchY, crotchWidth, leg, band } = cut;
  const [ax, ay, bx, by] = leg;
  const legLine = `M${400 + hipWidth - 12} ${hipY - 3}C${400 + ax - 10} ${ay - 6} ${400 + bx - 12} ${by - 4} ${400 + crotchWidth - 10} ${crotchY - 30}`;
  const legStitch = { width: 1.4, dash: '5 4', strength: 0.4 };
  const gusset = `M${400 - crotchWidth * 0.8} ${crotchY - 34} Q400 ${crotchY - 26} ${400 + crotchWidth * 0.8} ${crotchY - 34}`;
  const front = waistY + dip;
  const waist = (depth: number): string =>
    `M${400 - waistWidth - 2} ${waistY + depth} Q${400 - waistWidth * 0.6} ${front + depth} 400 ${front + depth}` +
    ` Q${400 + waistWidth * 0.6} ${front + depth} ${400 + waistWidth + 2} ${waistY + depth}`;
  return (
    (band ? seam(waist(band), 0.35) : '') +
    stitch(legLine, thread, legStitch) +
    stitch(mirror(legLine), thread, legStitch) +
    seam(gusset, 0.25, 1.6)
  );
}

/** A pull-on bikini bottom from its measurements. */
export function hipBottom(name: string, cut: HipBottom): Silhouette {
  return {
    name,
    parts: [
      { d: backOutline(cut), fill: 'inside', puff: [[6, 2]], wrinkle: 1, dim: 0.95 },
      {
        d: frontOutline(cut),
        print: { scale: 0.64 },
        puff: [
          [6, 3],
          [26, 8],
          [80, 20],
        ],
        folds: [...bodyFolds(cut), ...(cut.folds ?? [])],
        keepClear: [[400, cut.crotchY - 70]],
        overlay: (fabric) => details(cut, threadColour(fabric)),
      },
    ],
  };
}

/** The seat, from behind: a little higher at the waist, and fuller at the leg. */
function seatOutline({ waistY, waistWidth, dip, hipY, hipWidth, crotchY, crotchWidth, leg }: HipBottom): string {
  const [ax, ay, bx, by] = leg;
  return symmetric(
    [0, waistY - dip * 0.35],
    [
      ['Q', waistWidth * 0.6, waistY - dip * 0.35, waistWidth, waistY],
      ['C', waistWidth + 6, waistY + 40, hipWidth - 4, hipY - 50, hipWidth, hipY + 6],
      ['C', ax + 46, ay + 46, bx + 44, by + 54, crotchWidth + 6, crotchY - 12],
      ['Q', crotchWidth * 0.86, crotchY + 6, crotchWidth * 0.62, crotchY + 8],
      ['Q', crotchWidth * 0.3, crotchY + 14, 0, crotchY + 14],
    ],
  );
}

function seatDetails(
  { waistY, waistWidth, dip, hipY, hipWidth, crotchY, crotchWidth, leg, band }: HipBottom,
  thread: string,
): string {
  const [ax, ay, bx, by] = leg;
  const legLine = `M${400 + hipWidth - 12} ${hipY + 3}C${400 + ax + 32} ${ay + 38} ${400 + bx + 30} ${by + 46} ${400 + crotchWidth - 6} ${crotchY - 16}`;
  const worked = { width: 1.4, dash: '5 4', strength: 0.4 };
  const top = waistY - dip * 0.35;
  const waist = (depth: number): string =>
    `M${400 - waistWidth - 2} ${waistY + depth} Q400 ${top + depth - 6} ${400 + waistWidth + 2} ${waistY + depth}`;
  return (
    (band ? seam(waist(band), 0.35) : '') +
    seam(`M400 ${top + (band ?? 0) + 8} Q404 ${(top + crotchY) / 2} 400 ${crotchY + 4}`, 0.36) +
    stitch(legLine, thread, worked) +
    stitch(mirror(legLine), thread, worked)
  );
}

/** The same bottom turned over. */
export function hipBottomBack(name: string, cut: HipBottom): Silhouette {
  const { hipY, hipWidth, crotchY, crotchWidth } = cut;
  const under = (side: 1 | -1): Fold =>
    fold(
      `M${400 + side * (crotchWidth + 14)} ${crotchY - 40} Q${400 + side * hipWidth * 0.5} ${crotchY - 50} ${400 + side * hipWidth * 0.82} ${hipY + 60}`,
      12,
      -7,
      9,
    );
  const seat = (side: 1 | -1): Fold => fold(`M${400 + side * hipWidth * 0.42} ${hipY} l.1 60`, 120, 12, 44);
  return {
    name,
    parts: [
      {
        d: seatOutline(cut),
        print: { scale: 0.64 },
        puff: [
          [6, 3],
          [26, 8],
          [80, 20],
        ],
        folds: [under(1), under(-1), seat(1), seat(-1), fold(`M400 ${hipY - 30} L400 ${crotchY - 20}`, 14, -9, 10)],
        overlay: (fabric) => seatDetails(cut, threadColour(fabric)),
      },
    ],
  };
}

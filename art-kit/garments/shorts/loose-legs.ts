import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Fabric, Fold, Part } from '../../cloth/part.ts';
import { round1 } from '../../numbers.ts';
import { fold } from '../sewing/folds.ts';
import { bothSides, mirror } from '../sewing/mirror.ts';
import { seam, stitch } from '../sewing/sewing.ts';
import { type ShortsCut, shortsOutline } from './shorts-outline.ts';

/** How the cloth of wide legs falls. */
function legFolds({ crotchY, hemY, outer, inner }: ShortsCut): Fold[] {
  const x = (t: number): number => round1(400 + inner + (outer - inner) * t);
  const middle = (crotchY + hemY) / 2;
  return bothSides([
    fold(`M404 ${crotchY} Q480 ${crotchY + 40} 620 ${crotchY + 20}`, 12, -8, 9),
    fold(`M${x(0.18)} ${middle - 40} Q${x(0.24)} ${middle + 40} ${x(0.2)} ${hemY - 8}`, 30, 8, 18),
    fold(`M${x(0.76)} ${middle - 60} Q${x(0.86)} ${middle + 30} ${x(0.86)} ${hemY - 18}`, 28, 7, 16),
    fold(`M${x(0.5)} ${middle - 20} Q${x(0.56)} ${middle + 40} ${x(0.52)} ${hemY - 8}`, 12, -7, 9),
  ]);
}

/** A line over each hem, `above` it, from inside to outside. */
export const hemLine = ({ hemY, outer, inner }: ShortsCut, above = 18): string =>
  `M${402 + inner} ${hemY - above} Q${400 + (outer + inner) / 2} ${hemY + 14 - above} ${398 + outer} ${hemY - above - 16}`;

/** Down the side of the right leg, `inside` the edge. */
export const outseam = ({ waistY, waist, hemY, outer }: ShortsCut, inside = 8): string =>
  `M${400 + waist - inside} ${waistY + 40}C${408 + waist - inside} ${waistY + 110} ${374 + outer - inside} ${hemY - 200} ${398 + outer - inside} ${hemY - 14}`;

/** Hems, centre seam: what every pair of shorts has. */
export function legSewing(cut: ShortsCut, fabric: Fabric): string {
  const hem = hemLine(cut);
  const thread = threadColour(fabric);
  return (
    [hem, mirror(hem)].map((d) => stitch(d, thread, { dash: '6 5', strength: 0.45 })).join('') +
    seam(`M400 ${cut.waistY + 40} L400 ${cut.crotchY}`, 0.35)
  );
}

/** Both legs of a pair of loose shorts; `look` adds to the folds and may replace the rest. */
export const looseLegs = (
  cut: ShortsCut,
  { folds = [], ...look }: Partial<Omit<Part, 'd' | 'stroke' | 'raw'>> = {},
): Part => ({
  d: shortsOutline(cut),
  print: { scale: 0.72 },
  puff: [
    [5, 2],
    [26, 7],
    [80, 18],
  ],
  folds: [...legFolds(cut), ...folds],
  wrinkle: 3,
  grain: 0.04,
  keepClear: [[400, cut.crotchY - 40]],
  overlay: (fabric) => legSewing(cut, fabric),
  ...look,
});

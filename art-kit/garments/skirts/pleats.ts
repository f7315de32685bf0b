import type { Fold } from '../../cloth/part.ts';
import { lerp, round1 } from '../../numbers.ts';
import { fold } from '../sewing/folds.ts';

/** A pleated skirt laid flat; half widths from the centre line. */
export interface Pleated {
  readonly waist: number;
  readonly waistY: number;
  readonly hem: number;
  readonly hemY: number;
  readonly pleats: number;
}

/** The hem sinks in the middle. */
const hemAt = ({ hemY }: Pleated, t: number): number => hemY + Math.sin(Math.PI * t) * 34;

/** Skirt with a stepped hem: every pleat lies a little over the next. */
export function pleatedOutline(skirt: Pleated): string {
  const { waist, waistY, hem, hemY, pleats } = skirt;
  const x = (t: number): number => round1(lerp(400 + hem, 400 - hem, t));
  let d = `M${400 - waist} ${waistY} Q400 ${waistY + 30} ${400 + waist} ${waistY} L${400 + hem} ${hemY} `;
  for (let i = 1; i <= pleats; i++) {
    const t = i / pleats;
    const under = t - 0.5 / pleats;
    d += `L${x(under)} ${round1(hemAt(skirt, under) + 10)}L${x(t)} ${round1(hemAt(skirt, t))}`;
  }
  return `${d}Z`;
}

/** Sharp crease and broad face in turn. */
export function pleatFolds(skirt: Pleated): Fold[] {
  const { waist, waistY, hem, pleats } = skirt;
  return Array.from({ length: 2 * pleats }, (_, i) => {
    const t = (i + 0.5) / (2 * pleats);
    const from = round1(lerp(404 - waist, 396 + waist, t));
    const d = `M${from} ${waistY + 60}L${round1(lerp(404 - hem, 396 + hem, t))} ${round1(hemAt(skirt, t))}`;
    return i % 2 === 1 ? fold(d, 5, -5, 2.5) : fold(d, 16, 5, 7);
  });
}

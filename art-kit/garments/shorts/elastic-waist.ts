import type { Fill, Fold, Part } from '../../cloth/part.ts';
import { round1 } from '../../numbers.ts';
import type { Random } from '../../random.ts';
import { fold } from '../sewing/folds.ts';

/** A waistband laid flat: top edge, half its width, depth. */
export interface Waistband {
  readonly y: number;
  readonly half: number;
  readonly depth: number;
}

/** Outline of a waistband, a little wider below than above. */
export const waistbandOutline = ({ y, half, depth }: Waistband): string =>
  `M${400 - half} ${y} Q400 ${y + 20} ${400 + half} ${y} L${406 + half} ${y + depth} Q400 ${y + depth + 20} ${394 - half} ${y + depth}Z`;

/** What shows behind the waist of a garment laid flat. */
export const insideWaist = ({ y, half }: Waistband): Part => ({
  d: `M${412 - half} ${y + 10} Q400 ${y - 8} ${388 + half} ${y + 10} L${388 + half} ${y + 48} L${412 - half} ${y + 48}Z`,
  fill: 'inside',
  puff: [[4, 1]],
  wrinkle: 0,
});

/** The crowded ribs of elastic in a casing. */
function ribs(random: Random, { y, half, depth }: Waistband): Fold[] {
  const count = Math.round((half * 2) / 12);
  return Array.from({ length: count }, (_, i) => {
    const x = 400 - half + 6 + i * 12;
    return fold(
      `M${round1(x)} ${y + 4} L${round1(x + (random() - 0.5) * 4)} ${y + depth + 4}`,
      4,
      i % 2 === 1 ? 5 : -5,
      2,
    );
  });
}

/** A waist gathered by elastic. */
export const elasticWaist = (random: Random, band: Waistband, fill: Fill = 'print'): Part => ({
  d: waistbandOutline(band),
  fill,
  print: { scale: 0.72, dy: 20 },
  puff: [
    [4, 2],
    [14, 5],
  ],
  folds: ribs(random, band),
  wrinkle: 1,
});

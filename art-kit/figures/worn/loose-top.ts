import type { Segment } from '../../garments/mirror.ts';
import type { Point } from '../../path.ts';
import type { Body } from '../body.ts';
import { outline } from './outline.ts';

/** What tells one loose top from the next. */
interface LooseTop {
  /** Lowest point of the neckline, and its edge up to the shoulder. */
  readonly neck: Point;
  readonly neckline: readonly Segment[];
  readonly hem: number;
  /** How far it stands off the body at the hem. */
  readonly ease: number;
}

/** Front of a top that hangs from the shoulders; sleeves lie over its sides. */
export function looseTop({ shoulder, bust, waist, hip }: Body, { neck, neckline, hem, ease }: LooseTop): string {
  const hemHalf = Math.max(waist, hem > 400 ? hip : waist) + ease;
  return outline(neck, [
    ...neckline,
    ['C', shoulder * 0.6, 190, shoulder * 0.86, 197, shoulder + 2, 216],
    ['L', shoulder + 2, 250],
    ['C', bust + 8, 270, bust + 7, 300, Math.max(waist + ease, bust + 4), 340],
    ['C', Math.max(waist + ease, bust + 4), 370, hemHalf, hem - 40, hemHalf, hem],
    ['Q', hemHalf * 0.5, hem + 9, 0, hem + 9],
  ]);
}

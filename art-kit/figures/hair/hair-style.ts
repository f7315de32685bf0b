import type { Fold } from '../../cloth/part.ts';
import { round1 } from '../../numbers.ts';
import type { Point } from '../../path.ts';

/** How hair is cut: a shape behind the body, one over the head, and the strands drawn on each. All on the page. */
export interface HairStyle {
  /** White shapes behind the body; empty for short hair. */
  readonly back: string;
  readonly front: string;
  readonly backStrands: readonly string[];
  readonly frontStrands: readonly string[];
  /** Curls: strands are drawn fainter. */
  readonly curly?: true;
  /** Cloth instead of hair: creases, and no strands. */
  readonly folds?: readonly Fold[];
  /** Where a scrunchie holds it. */
  readonly tie?: Point;
}

export const white = (data: string): string => `<path d="${data}" fill="#fff"/>`;

/** A white circle, for hair built from curls. */
export const curl = (x: number, y: number, radius: number): string =>
  `<circle cx="${round1(x)}" cy="${round1(y)}" r="${round1(radius)}" fill="#fff"/>`;

/** The line of one curl, to be drawn on the shape. */
export const curlLine = (x: number, y: number): string => `M${round1(x)} ${round1(y)}q4 -6 8 -1t-3 6`;

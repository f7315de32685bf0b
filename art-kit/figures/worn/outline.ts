import { type Segment, symmetric } from '../../garments/mirror.ts';
import type { Point } from '../../path.ts';

/** A closed outline about the figure's centre line, from its right half. */
export const outline = (start: Point, half: readonly Segment[]): string => symmetric(start, half, 0);

import type { CSSProperties } from 'react';
import type { LookSpot } from './lookbook-data.ts';

/** Where a dot lies, for the style sheet: `--x` and `--y`. */
export function placed({ x, y }: Pick<LookSpot, 'x' | 'y'>): CSSProperties & Record<'--x' | '--y', string> {
  return { '--x': `${x}%`, '--y': `${y}%` };
}

/** The colour of a lookbook, for the style sheets of its parts: `--tone`. */
export function toned(tone: string): CSSProperties & Record<'--tone', string> {
  return { '--tone': tone };
}

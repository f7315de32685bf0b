import { cheeky, highwaist, tieside } from './bottoms.ts';
import { dress } from './dress.ts';
import { onepiece } from './onepiece.ts';
import { scoop } from './scoop.ts';
import { boardshorts, swimshorts } from './shorts.ts';
import { skirt, skort } from './skirt.ts';
import { triangle } from './triangle.ts';
import { twist } from './twist.ts';
import type { Wear } from './wear.ts';

/** Everything a figure can wear, by the id of the cut. */
export const WORN = {
  triangle,
  scoop,
  twist,
  highwaist,
  cheeky,
  tieside,
  onepiece,
  dress,
  skirt,
  skort,
  boardshorts,
  swimshorts,
} as const satisfies Record<string, Wear>;

export type WornCut = keyof typeof WORN;

export function isWornCut(cut: string): cut is WornCut {
  return Object.hasOwn(WORN, cut);
}

export const WORN_CUTS: readonly WornCut[] = Object.keys(WORN).filter(isWornCut);

import { isAccessory, isWornCut, type WornCut } from '../figures/worn/worn.ts';
import { CUTS } from '../garments/cuts.ts';
import type { Kind } from '../garments/kind.ts';

/** What a doll has on or in her hands besides clothes. */
export const DOLL_EXTRAS = ['shades', 'sandals', 'pouch', 'towel'] as const;

export type DollExtra = (typeof DOLL_EXTRAS)[number];

/** Everything that can be put on a doll. */
export type DollPieceId = WornCut | DollExtra;

export const isDollExtra = (piece: string): piece is DollExtra => DOLL_EXTRAS.some((extra) => extra === piece);

/** Dolls wear what fits them all: no hats, which their hair leaves no room for, and no beads. */
export const isDollPiece = (piece: string): piece is DollPieceId =>
  isDollExtra(piece) || (isWornCut(piece) && !isAccessory(piece));

/** The two halves of the suit a doll stands in. */
export type SuitHalf = 'top' | 'bottoms';

const TOPS: readonly Kind[] = ['top', 'polo', 'hoodie', 'puffer-jacket'];
const WHOLE: readonly Kind[] = ['one-piece', 'dress', 'set'];

/** What of the suit comes off when a piece is put on. */
export function replacedBy(cut: WornCut): readonly SuitHalf[] {
  const { kind } = CUTS[cut];
  if (WHOLE.includes(kind)) return ['top', 'bottoms'];
  return TOPS.includes(kind) ? ['top'] : ['bottoms'];
}

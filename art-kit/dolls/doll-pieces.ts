import { CUTS, type CutKind, isCutId } from '../garments/cuts.ts';
import { isWornCut, type WornCut } from '../people/wear/wardrobe.ts';

/**
 * Dolls are drawn in layers that lie on each other with one origin and one size, lowest first: the doll herself, her
 * lids for the moment of a blink, bottoms, top or one-piece, sandals, her front hair again, shades, and what she carries.
 */
const DOLL_FIGURE_LAYERS = ['self', 'blink', 'hair'] as const;

export type DollFigureLayer = (typeof DOLL_FIGURE_LAYERS)[number];

export const isDollFigureLayer = (text: string): text is DollFigureLayer =>
  DOLL_FIGURE_LAYERS.some((layer) => layer === text);

/** What a doll has on or in her hands besides clothes. */
export const DOLL_EXTRAS = ['shades', 'sandals', 'pouch', 'towel'] as const;

export type DollExtra = (typeof DOLL_EXTRAS)[number];

/** Everything that can be put on a doll. */
export type DollPieceId = WornCut;

export const isDollExtra = (piece: string): piece is DollExtra => DOLL_EXTRAS.some((extra) => extra === piece);

const CLOTHING: ReadonlySet<CutKind> = new Set([
  'top',
  'bottoms',
  'one-piece',
  'dress',
  'skirt',
  'skort',
  'shorts',
  'sarong',
  'swim-shorts',
  'board-shorts',
  'polo',
  'hoodie',
  'puffer-jacket',
]);

const isClothing = (cut: WornCut): boolean => isCutId(cut) && CLOTHING.has(CUTS[cut].kind);

/** Dolls wear what fits them all: no hats, which their hair leaves no room for, and no beads. */
export const isDollPiece = (piece: string): piece is DollPieceId =>
  isWornCut(piece) && (isDollExtra(piece) || isClothing(piece));

/** The two halves of the suit a doll stands in. */
export type SuitHalf = 'top' | 'bottoms';

const TOPS: readonly CutKind[] = ['top', 'polo', 'hoodie', 'puffer-jacket'];
const WHOLE: readonly CutKind[] = ['one-piece', 'dress'];

/** What of the suit comes off when a piece is put on. */
export function replacedBy(cut: WornCut): readonly SuitHalf[] {
  if (!isClothing(cut)) return [];
  const { kind } = CUTS[cut];
  if (WHOLE.includes(kind)) return ['top', 'bottoms'];
  return TOPS.includes(kind) ? ['top'] : ['bottoms'];
}

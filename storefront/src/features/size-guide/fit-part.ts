/** Storage key of what the fit finder knows; it never leaves this browser. */
export const FIT_MEMORY_KEY = 'fitMemory';

/** What a product is for: tops and bottoms are remembered apart, for few people are one size all over. */
export type FitPart = 'top' | 'bottoms' | 'whole' | 'men';

const PARTS: Readonly<Record<string, FitPart>> = {
  top: 'top',
  bottoms: 'bottoms',
  skirt: 'bottoms',
  skort: 'bottoms',
  shorts: 'bottoms',
  'one-piece': 'whole',
  set: 'whole',
  dress: 'whole',
  'swim-shorts': 'men',
  'board-shorts': 'men',
  polo: 'men',
};

/** The part a kind of product belongs to; undefined for what has no fit to find. */
export function fitPartOf(kind: string): FitPart | undefined {
  return PARTS[kind];
}

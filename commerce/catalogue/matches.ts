import type { Kind } from './style.ts';

interface Matchable {
  handle: string;
  kind: Kind;
}

const SHOWN_MATCHES = 8;

const OTHER_HALF: Partial<Record<Kind, Kind>> = { top: 'bottoms', bottoms: 'top' };

/** What goes with a product, the nearest first. */
const GOES_WITH: readonly Kind[] = [
  'skirt',
  'sarong',
  'dress',
  'shorts',
  'swim-shorts',
  'board-shorts',
  'polo',
  'one-piece',
  'top',
  'bottoms',
  'set',
  'hat',
  'tote-bag',
  'towel',
  'scarf',
  'scrunchie',
  'pouch',
  'headband',
  'cap',
  'visor',
  'wristlet',
  'skort',
  'hoodie',
  'necklace',
  'waist-chain',
  'clip',
  'puffer-jacket',
  'sticker-pack',
];

/** The other half of a bikini comes first, then what else there is in the print, one of each kind. */
export function matchesOf(product: Matchable, samePrint: readonly Matchable[]): string[] {
  const half = OTHER_HALF[product.kind];
  const halves = samePrint.filter(({ kind }) => kind === half).slice(0, 2);
  const rest = GOES_WITH.filter((kind) => kind !== half && kind !== product.kind).flatMap(
    (kind) => samePrint.find((other) => other.kind === kind) ?? [],
  );
  return [...halves, ...rest].slice(0, SHOWN_MATCHES).map(({ handle }) => handle);
}

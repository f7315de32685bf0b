/** A reduced price: for whom, by how much, and whether it is for good. */
export interface Offer {
  percent: number;
  /** Final sale: worn or not, it stays with you. */
  isFinal: boolean;
  applies: (product: { handle: string; print: string; kind: string }) => boolean;
}

/** The first that applies counts. */
export const OFFERS: readonly Offer[] = [
  { percent: 25, isFinal: true, applies: ({ kind, print }) => kind === 'puffer-jacket' && print === 'bluebird' },
  { percent: 30, isFinal: false, applies: ({ handle }) => handle === 'romy-top-hibiscus-heat' },
  { percent: 30, isFinal: false, applies: ({ print }) => print === 'retro-wave' },
  { percent: 20, isFinal: false, applies: ({ print, kind }) => print === 'shibori' && kind !== 'hat' },
  { percent: 40, isFinal: true, applies: ({ print }) => print === 'caramel-eyelet' },
  { percent: 20, isFinal: false, applies: ({ print }) => print === 'pool-leopard' },
];

/** The reduced price in US cents, in whole dollars so that it ends like the others. */
export function reducedPrice(usd: number, percent: number): number {
  return Math.max(100, Math.round((usd * (100 - percent)) / 10_000) * 100);
}

/** Prints that landed this season. */
export const NEW_PRINTS: ReadonlySet<string> = new Set([
  'zebra-pop',
  'citrus-grove',
  'young-love',
  'cutouts',
  'bratitude',
  'pretty-princess',
]);

/** What sells most, week after week. */
export const BEST_SELLERS: ReadonlySet<string> = new Set([
  'kaila-top-wildflowers',
  'kaila-top-passionfruit',
  'kaila-bottoms-wildflowers',
  'zoey-bottoms-passionfruit-noir',
  'cove-bottoms-gingham-butter',
  'lido-one-piece-lagoon-hibiscus',
  'lido-one-piece-midnight-meadow',
  'picnic-dress-strawberry-picnic',
  'jetty-board-shorts-surf-wave',
  'jetty-swim-shorts-palm-springs',
  'marina-top-terrazzo',
  'sunny-hat-happy-check',
  'all-day-tote-bag-passionfruit',
  'drift-sarong-tie-dye-lagoon',
  'big-beach-towel-cabana-coral',
  'aaliyah-skirt-midnight-meadow',
]);

/** Pieces that customers thank us for: soft, forgiving, bought again. */
export const HUGGED_STYLES: ReadonlySet<string> = new Set(['cove bottoms', 'picnic dress', 'boardwalk hoodie']);

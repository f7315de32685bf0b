/** The occasions on which prices come down; each has a collection of its name. */
export type SaleEvent = 'sale' | 'vip-sale' | 'warehouse-sale';

/** What an offer looks at. */
export interface Offered {
  handle: string;
  style: string;
  kind: string;
  print: string;
}

/** A reduced price: for whom, by how much, and whether it is for good. */
export interface Offer {
  event: SaleEvent;
  percent: number;
  /** Final sale: worn or not, it stays with you. */
  isFinal: boolean;
  applies: (product: Offered) => boolean;
}

const prints = (...wanted: readonly string[]) => {
  const set = new Set(wanted);
  return ({ print }: Offered): boolean => set.has(print);
};

const styleIn =
  (styleName: string, kind: string, ...wanted: readonly string[]) =>
  ({ style, kind: itsKind, print }: Offered): boolean =>
    style === styleName && itsKind === kind && wanted.includes(print);

/** The first that applies counts. */
export const OFFERS: readonly Offer[] = [
  // Warehouse: last products, priced to leave.
  {
    event: 'warehouse-sale',
    percent: 25,
    isFinal: true,
    applies: styleIn('after-swim', 'puffer-jacket', 'bluebird', 'licorice-daisy'),
  },
  { event: 'warehouse-sale', percent: 45, isFinal: true, applies: styleIn('after-swim', 'puffer-jacket', 'coral') },
  { event: 'warehouse-sale', percent: 40, isFinal: true, applies: prints('caramel-eyelet') },
  { event: 'warehouse-sale', percent: 50, isFinal: true, applies: prints('kelp-wave') },
  { event: 'warehouse-sale', percent: 45, isFinal: true, applies: prints('cabana-olive') },
  // VIP: opened early to the Bay Club, and open to all after.
  { event: 'vip-sale', percent: 15, isFinal: false, applies: prints('moonstone') },
  { event: 'vip-sale', percent: 18, isFinal: false, applies: prints('gingham-olive') },
  { event: 'vip-sale', percent: 22, isFinal: false, applies: prints('sherbet-wave') },
  { event: 'vip-sale', percent: 12, isFinal: false, applies: prints('royal-tea', 'grape-soda') },
  { event: 'vip-sale', percent: 15, isFinal: false, applies: styleIn('picnic', 'dress', 'gelato', 'seashell') },
  { event: 'vip-sale', percent: 10, isFinal: false, applies: styleIn('soleil', 'dress', 'terracotta', 'lagoon-ombre') },
  {
    event: 'vip-sale',
    percent: 10,
    isFinal: false,
    applies: styleIn('tessa', 'one-piece', 'sand-terry', 'guava-terry'),
  },
  {
    event: 'vip-sale',
    percent: 10,
    isFinal: false,
    applies: styleIn('nerida', 'one-piece', 'tie-dye-matcha', 'sky-eyelet'),
  },
  { event: 'vip-sale', percent: 12, isFinal: false, applies: styleIn('lido', 'one-piece', 'key-lime', 'terrazzo') },
  { event: 'vip-sale', percent: 10, isFinal: false, applies: styleIn('regatta', 'polo', 'sorrento', 'old-flame') },
  // Prints that make room for the next ones.
  { event: 'sale', percent: 30, isFinal: false, applies: ({ handle }) => handle === 'romy-top-hibiscus-heat' },
  { event: 'sale', percent: 30, isFinal: false, applies: prints('retro-wave') },
  { event: 'sale', percent: 20, isFinal: false, applies: ({ print, kind }) => print === 'shibori' && kind !== 'hat' },
  { event: 'sale', percent: 20, isFinal: false, applies: prints('pool-leopard') },
  { event: 'sale', percent: 35, isFinal: false, applies: prints('happy-hour') },
  { event: 'sale', percent: 25, isFinal: false, applies: prints('sand-dollar') },
  { event: 'sale', percent: 10, isFinal: false, applies: prints('backtalk', 'bunny-hop') },
];

/** The reduced price in US cents, in whole dollars so that it ends like the others. */
export function reducedPrice(usd: number, percent: number): number {
  return Math.max(100, Math.round((usd * (100 - percent)) / 10_000) * 100);
}

/** Prints that landed this season. */
export const NEW_PRINTS: ReadonlySet<string> = new Set([
  'zebra-pop',
  'young-love',
  'old-flame',
  'bratitude',
  'pretty-princess',
  'limoncello',
  'flutter',
  'rodeo-red',
  'sherbet-madras',
  'grape-soda',
  'passionfruit-fizz',
]);

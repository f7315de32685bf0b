/** The pages that are compared, in the order of the document, with what they are called in each storefront. */
export const PAGES = {
  home: { ours: '/', peer: '/' },
  collection: { ours: '/collections/tops/', peer: '/collections/tops' },
  product: { ours: '/products/kaila-top-wildflowers/', peer: '/products/kaila-top-wildflowers' },
  search: { ours: '/search/?q=hat', peer: '/search?q=hat' },
  cart: { ours: '/my-cart/', peer: '/cart' },
} as const;

export type PageName = keyof typeof PAGES;
export const PAGE_NAMES = ['home', 'collection', 'product', 'search', 'cart'] as const satisfies readonly PageName[];

/** Two storefronts of one provider. */
export const SIDES = ['ours', 'peer'] as const;
export type Side = (typeof SIDES)[number];
export type Origins = Readonly<Record<Side, string>>;

/** One figure of both storefronts. */
export interface Compared {
  /** What it belongs to: a page, or a thing that shoppers do. */
  of: string;
  what: string;
  unit: '' | 'ms' | 'KiB' | '/s';
  better: 'less' | 'more';
  ours: number;
  /** Not a number where the peer has no such thing. */
  peer: number;
}

export const ratioOf = ({ ours, peer }: Compared): number => ours / peer;

/** Does something with both, one after the other, another one first each time: what else the machine does meets both. */
export async function inTurns(round: number, work: (side: Side) => Promise<void>): Promise<void> {
  for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed()) await work(side);
}

import type { ProductCardData } from '../../product/card/product-card-data.ts';

/** A print a collection is cut from, and where its first product stands in the list. */
export interface CollectionPrint {
  name: string;
  /** The fabric, a square tile. */
  swatch: string;
  /** Handle of the first product in this print. */
  first: string;
}

const MOST_PRINTS = 5;

/** The prints a collection has most of, most first; prints without fabric to show are left out. */
export function collectionPrints(cards: readonly ProductCardData[]): CollectionPrint[] {
  const found = new Map<string, { print: CollectionPrint; productCount: number }>();
  for (const { print: name, fabric: swatch, handle } of cards) {
    if (!name || !swatch) continue;
    const known = found.get(name);
    if (known) known.productCount += 1;
    else found.set(name, { print: { name, swatch, first: handle }, productCount: 1 });
  }
  return [...found.values()]
    .sort((a, b) => b.productCount - a.productCount)
    .slice(0, MOST_PRINTS)
    .map(({ print }) => print);
}

import { seedOf } from './seeding/seeded.ts';

/** Seeds the art kit draws from: 0 to 99. */
const SEEDS = 100;

/** What decides whether two pictures could come out alike. */
interface Pictured {
  handle: string;
  cut: string;
}

/** The seed a product would like, whatever else is in the catalogue. */
export const likedSeed = (handle: string): number => seedOf(handle) % SEEDS;

/**
 * The seed each product is pictured with, by handle. No two products of one cut share a seed, so none lies as another
 * does; a product keeps the seed it likes where it is the first to like it. Throws a RangeError for more than 100
 * products of one cut.
 */
export function pictureSeeds(products: readonly Pictured[]): ReadonlyMap<string, number> {
  const seeds = new Map<string, number>();
  for (const [cut, alike] of Map.groupBy(products, (product) => product.cut)) {
    if (alike.length > SEEDS)
      throw new RangeError(`${alike.length} products are cut as ${cut}; pictures tell ${SEEDS} apart`);
    const taken = new Set<number>();
    for (const handle of alike.map((product) => product.handle).sort()) {
      let seed = likedSeed(handle);
      while (taken.has(seed)) seed = (seed + 1) % SEEDS;
      taken.add(seed);
      seeds.set(handle, seed);
    }
  }
  return seeds;
}

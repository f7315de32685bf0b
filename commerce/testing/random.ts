import fc from 'fast-check';

/** A seeded generator of whole numbers below a bound, so that a failing run can be run again. */
export type Random = (below: number) => number;

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One of several. */
export function oneOf<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[random(items.length)] ?? items[0];
}

/**
 * Tries a property of pure rules with numbers of fast-check's: where it does not hold, the fewest and smallest that break it
 * are told, with the seed that brings them back. Histories in a real database take {@link randomFrom} and print their seed.
 */
export function whatever(runs: number, property: (random: Random) => void): void {
  fc.assert(
    fc.property(fc.gen(), (next) => property((below) => next(fc.nat, below - 1))),
    { numRuns: runs },
  );
}

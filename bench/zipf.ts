/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Draws from a list whose n-th entry is wanted 1/n^exponent as often as its first: how pages of a shop are read. An exponent of 1
 * is what logs of shops show; a lower one spreads readers wider, which is harder for a cache.
 */
export function zipf<Item>(items: readonly Item[], exponent: number, random: () => number): () => Item {
  const upTo: number[] = [];
  let sum = 0;
  for (const index of items.keys()) {
    sum += 1 / (index + 1) ** exponent;
    upTo.push(sum);
  }
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, upTo.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? sum) < wanted) low = middle + 1;
      else high = middle;
    }
    const item = items[low];
    if (item === undefined) throw new Error('Nothing to draw from.');
    return item;
  };
}

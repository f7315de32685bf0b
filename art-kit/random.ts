/** A stream of numbers in [0, 1). The same seed gives the same stream on every machine. */
export type Random = () => number;

const GOLDEN_STEP = 0x6d2b79f5;

function hashSeed(seed: string): number {
  let hash = 0;
  for (const letter of seed) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return hash || 1;
}

/** Seeded generator (mulberry32). Everything in the kit that looks random draws from one of these, never from Math.random. */
export function rng(seed: string | number): Random {
  let state = hashSeed(String(seed));
  return () => {
    state = (state + GOLDEN_STEP) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** How often one address may ask: so many at once, and so many a second after that. */
export interface AddressLimit {
  atOnce: number;
  perSecond: number;
}

export type Verdict = 'fine' | 'throttled' | 'rejected';

/** Whoever goes on asking when they were told to wait looks like a machine, and is rejected. */
const PATIENCE = 25;

/** Counts by address, each for itself. */
export function perAddress({ atOnce, perSecond }: AddressLimit, now: () => number = Date.now) {
  const buckets = new Map<string, { left: number; at: number; refused: number }>();
  return (address: string): Verdict => {
    const time = now();
    const { left, at, refused } = buckets.get(address) ?? { left: atOnce, at: time, refused: 0 };
    const filled = Math.min(atOnce, left + ((time - at) / 1_000) * perSecond);
    if (filled >= 1) {
      buckets.set(address, { left: filled - 1, at: time, refused: 0 });
      return 'fine';
    }
    buckets.set(address, { left: filled, at: time, refused: refused + 1 });
    return refused < PATIENCE ? 'throttled' : 'rejected';
  };
}

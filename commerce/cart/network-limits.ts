/** What one network may do with carts: so many at once, and then so many a second. A school behind one address shops. */
const LIMITS = {
  /** Making a cart. */
  create: { atOnce: 300, perSecond: 0.5 },
  /** Changing one. */
  change: { atOnce: 1_200, perSecond: 10 },
  /** Codes and gift cards that are tried. */
  code: { atOnce: 120, perSecond: 0.2 },
} as const;

export type CartDeed = keyof typeof LIMITS;

/** Networks remembered at the most; who was seen least recently is forgotten first. */
const MOST = 20_000;

/** Counts what networks do with carts. In memory: a restart forgives. */
export interface NetworkLimits {
  /** Whether this network may do this now; if so, it is counted. */
  allows(deed: CartDeed, network: string): boolean;
}

/** This machine, and who has no address at all: whoever calls from within, or a proxy that does not say for whom. */
const isWithin = (network: string): boolean => network === 'unknown' || /^(?:127\.|0:0:0:0::)/.test(network);

/** Limits over one clock, for all who change carts. */
export function createNetworkLimits(clock: () => Date = () => new Date()): NetworkLimits {
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    allows(deed, network) {
      if (isWithin(network)) return true;
      const { atOnce, perSecond } = LIMITS[deed];
      const key = `${deed} ${network}`;
      const now = clock().getTime();
      const { left, at } = buckets.get(key) ?? { left: atOnce, at: now };
      const filled = Math.min(atOnce, left + (Math.max(0, now - at) / 1_000) * perSecond);
      buckets.delete(key);
      buckets.set(key, { left: filled >= 1 ? filled - 1 : filled, at: now });
      const oldest = buckets.keys().next().value;
      if (buckets.size > MOST && oldest !== undefined) buckets.delete(oldest);
      return filled >= 1;
    },
  };
}

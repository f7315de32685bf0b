import { isWithin } from '@bluebird-bay/contract/network.ts';
import { type Bucket, takeFromBucket } from '../store/cart/network-buckets.ts';
import type { CommerceDb } from '../store/commerce-database.ts';

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
/** What a process takes out of a shared bucket at a time: few questions to the database, and little that lies about elsewhere. */
const SHARE = 1 / 20;

/** Counts what networks do with carts. */
export interface NetworkLimits {
  /** Whether this network may do this now; if so, it is counted. */
  allows(deed: CartDeed, network: string): Promise<boolean>;
}

/** Where buckets are and what one is filled to. */
type Take = (bucket: Bucket, now: Date) => Promise<boolean>;

/** Keeps what was used last, and forgets what was not. */
function remembered<Value>() {
  const values = new Map<string, Value>();
  return {
    get: (key: string): Value | undefined => values.get(key),
    set(key: string, value: Value): void {
      values.delete(key);
      values.set(key, value);
      const oldest = values.keys().next().value;
      if (values.size > MOST && oldest !== undefined) values.delete(oldest);
    },
  };
}

/** Buckets in this process alone: a restart forgives. */
function takeFromOwn(): Take {
  const buckets = remembered<{ left: number; at: number }>();
  return async ({ key, atOnce, perSecond }, now) => {
    const { left, at } = buckets.get(key) ?? { left: atOnce, at: now.getTime() };
    const filled = Math.min(atOnce, left + (Math.max(0, now.getTime() - at) / 1_000) * perSecond);
    buckets.set(key, { left: filled >= 1 ? filled - 1 : filled, at: now.getTime() });
    return filled >= 1;
  };
}

/**
 * Buckets in the database, for all processes together. What is taken out comes in shares, so that a shopper costs a statement or
 * two, and a flood that has emptied one is not asked about again before there can be something in it.
 */
function takeFromShared(db: CommerceDb): Take {
  const shares = remembered<{ left: number; emptyUntil: number; asking: Promise<void> | undefined }>();
  return async (bucket, now) => {
    const { key, atOnce, perSecond } = bucket;
    const share = shares.get(key) ?? { left: 0, emptyUntil: 0, asking: undefined };
    shares.set(key, share);
    const ask = async (): Promise<void> => {
      const given = await takeFromBucket(db, bucket, Math.max(1, Math.floor(atOnce * SHARE)), now);
      share.left += given;
      if (given === 0) share.emptyUntil = now.getTime() + 1_000 / perSecond;
    };
    while (share.left < 1) {
      if (now.getTime() < share.emptyUntil) return false;
      share.asking ??= ask().finally(() => {
        share.asking = undefined;
      });
      await share.asking;
    }
    share.left -= 1;
    return true;
  };
}

export interface NetworkLimitsOptions {
  clock?: (() => Date) | undefined;
  /** Where several processes count together; each counts for itself unless given. */
  sharedBy?: CommerceDb | undefined;
}

/** Limits over one clock, for all who change carts. */
export function createNetworkLimits({ clock = () => new Date(), sharedBy }: NetworkLimitsOptions = {}): NetworkLimits {
  const take = sharedBy ? takeFromShared(sharedBy) : takeFromOwn();
  return {
    allows: async (deed, network) => isWithin(network) || take({ key: `${deed} ${network}`, ...LIMITS[deed] }, clock()),
  };
}

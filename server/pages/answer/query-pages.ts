import { networkOf } from '@bluebird-bay/contract/network.ts';
import { type MakeThrottle, ownThrottles } from '@bluebird-bay/services/shared-throttles.ts';
import { TooMany } from '@bluebird-bay/services/throttle.ts';
import type { PageTarget } from '@bluebird-bay/storefront/src/storefront-renderer.ts';
import type { Log } from '@bluebird-bay/telemetry/log.ts';
import type { Caller } from '../../http/caller.ts';
import { TooMuchWork } from '../../life/work-limit.ts';
import { createPageCache, type PageCacheFigures, TooLate } from '../cache/page-cache.ts';
import type { StoredPage } from '../cache/stored-page.ts';

export interface QueryPagesOptions {
  /** The query in its one spelling, where the template's page answers one. */
  answeredQuery(template: string, search: string): string | undefined;
  /** Whether it answers any. */
  answersQuery(template: string): boolean;
  /** Makes the page of an address as it answers a query. */
  make(address: string, search: string): Promise<StoredPage | undefined>;
  /** How many searches of a network are answered is counted by this; by this process alone unless told. */
  throttle?: MakeThrottle | undefined;
  log: Log;
  now(): number;
  freshMs: number;
  /** Nobody waits longer for one; as long as it takes unless told. */
  withinMs?: number | undefined;
}

/** Answered: the page. Refused: the page without an answer goes out under this status, and the browser may ask by itself. */
export type QueryPage =
  | { kind: 'answered'; page: StoredPage }
  | { kind: 'refused'; status: 414 | 429 | 503; retryAfter?: number };

/** Pages that answer the query of their address: what is found for these words. */
export interface QueryPages {
  /** `undefined`: this page is the same whatever is asked of it. Never throws for a query that is refused. */
  get(target: PageTarget, search: string, caller: Caller): Promise<QueryPage | undefined>;
  /** Something in the catalogue has changed, and may be found or found no more: all are made again when they are read next. */
  changed(): void;
  /** How those who asked fared; who was refused because their network asked too often is in none of these. */
  figures(): PageCacheFigures;
  close(): Promise<void>;
}

/** More than anybody types, whatever has been appended to the address on its way; see `search-terms.ts`. */
const LONGEST_QUERY = 1_000;
/** About 20 KB each. */
const MOST_KEPT = 500;
/** Pages made at once while somebody waits, and those behind them: shoppers on other pages come before searches. */
const WORK = { atOnce: 2, waiting: 20 };
/** Pages made for one network; those that are kept cost nothing and count for nothing. */
const OF_NETWORK = { most: 60, windowMs: 60_000 };

/** What many searches at once or a slow one come to: no fault. */
const isPassing = (error: unknown): boolean => error instanceof TooMuchWork || error instanceof TooLate;

/** Anybody can invent any number of queries, so these pages are few, bounded, and given out by the network. */
export function createQueryPages({
  answeredQuery,
  answersQuery,
  make,
  throttle = ownThrottles,
  log,
  now,
  freshMs,
  withinMs,
}: QueryPagesOptions): QueryPages {
  const cache = createPageCache<StoredPage>({
    make: async (key) => {
      const [address = '', search = ''] = key.split(/(?=\?)/);
      return make(address, search);
    },
    onUnmade: (_, error, isNew) => log.warn(`a search could not be answered ${isNew ? 'at all' : 'again'}`, {}, error),
    now,
    freshMs,
    withinMs,
    maxPages: MOST_KEPT,
    work: WORK,
  });
  const ofNetwork = throttle('searches', { ...OF_NETWORK, now });

  const isUnderway = (key: string): boolean => cache.has(key) || cache.isMaking(key);

  async function answered(key: string, caller: Caller): Promise<QueryPage> {
    try {
      if (!isUnderway(key)) await ofNetwork.count(networkOf(caller.address));
      const page = await cache.get(key, caller.askedAt);
      return page ? { kind: 'answered', page } : { kind: 'refused', status: 503 };
    } catch (error) {
      if (error instanceof TooMany) return { kind: 'refused', status: 429, retryAfter: error.retryAfter };
      // What was typed is nobody's business.
      if (!isPassing(error)) log.error('a search could not be answered', {}, error);
      return { kind: 'refused', status: 503, retryAfter: 5 };
    }
  }

  return {
    async get({ address, template }, search, caller) {
      if (search === '' || !answersQuery(template)) return undefined;
      if (search.length > LONGEST_QUERY) return { kind: 'refused', status: 414 };
      const query = answeredQuery(template, search);
      return query === undefined ? undefined : answered(address + query, caller);
    },
    changed() {
      for (const [key] of cache.entries()) cache.expire(key);
    },
    figures: cache.figures,
    close: cache.close,
  };
}

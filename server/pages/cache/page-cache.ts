import { setTimeout as sleep } from 'node:timers/promises';
import { createWorkLimit } from '../../life/work-limit.ts';

export interface PageCacheOptions<Page> {
  /** Makes a page, which may use what it was before; `undefined`: there is none at this address. */
  make(address: string, before?: Page): Promise<Page | undefined>;
  /**
   * Told once when a page could not be made and nobody hears of it otherwise: readers have its old form, or, where there is none
   * (`isNew`), were told to come again.
   */
  onUnmade(address: string, error: unknown, isNew: boolean): void;
  now(): number;
  /** A page older than this is made again, while readers still get the old one. */
  freshMs: number;
  /** Pages kept; the one not read for longest goes first. */
  maxPages: number;
  /** Who reads an expired page waits for the new one, and has the old one where that fails or is late; at once unless told. */
  awaitsExpired?: boolean;
  /** A reader waits no longer for a page that is not there yet; as long as it takes unless told. */
  withinMs?: number | undefined;
  /** Pages made at once while somebody waits, and those behind them; one more throws `TooMuchWork`. */
  work?: { atOnce: number; waiting: number };
}

/** How readers fared so far. */
export interface PageCacheFigures {
  /** Were given a fresh page at once. */
  fresh: number;
  /** Were given an old one: while it was made again, or because it could not be, or not in time. */
  stale: number;
  /** Waited for one, and were given it, or told that there is none. */
  made: number;
  /** Waited, and were told to come again: it takes too long. */
  late: number;
  /** Waited for what could not be made. */
  failed: number;
}

export interface PageCache<Page> {
  /**
   * The page, made now if need be. One making serves everybody who asks meanwhile. Throws `TooLate` once that has taken too long,
   * be it for who asked at `askedAt` and has waited for something else since: it goes on, for whoever asks again.
   */
  get(address: string, askedAt?: number): Promise<Page | undefined>;
  /** The same for whoever can wait. */
  whenMade(address: string): Promise<Page | undefined>;
  /** The page, if it is there and fresh: nothing is made, and nobody waits. */
  fresh(address: string): Page | undefined;
  set(address: string, page: Page): void;
  /** Keeps a page of unknown age: it is served, and made again the first time somebody reads it. */
  setStale(address: string, page: Page): void;
  /** What is kept, by address. */
  entries(): Array<readonly [string, Page]>;
  /** Has the page made again when somebody reads it next, who still gets the old one unless `awaitsExpired`. */
  expire(address: string): void;
  /** Makes nothing anew any more, and waits for what is being made. */
  close(): Promise<void>;
  /** Has the page made again at once, so that readers soon see what has changed. */
  refresh(address: string): void;
  size(): number;
  figures(): PageCacheFigures;
  /** Whether it is being made. */
  isMaking(address: string): boolean;
  /** Whether there is a page, however old, at this address. */
  has(address: string): boolean;
}

/** Thrown when a page is still being made, and whoever asked has waited long enough. */
export class TooLate extends Error {
  constructor(withinMs: number) {
    super(`The page was not made within ${withinMs / 1_000} s.`);
    this.name = 'TooLate';
  }
}

interface Entry<Page> {
  page: Page;
  madeAt: number;
}

/** A page that is being made, of what was so when that began. */
interface Making<Page> {
  made: Promise<Page | undefined>;
  wantedAt: number;
  hasBegun: boolean;
  /** Somebody is told if it fails. */
  isWatched?: boolean;
  /** What has changed since it began: what comes of it is old already, and made again when it is read next, or at once. */
  overtaken?: 'expired' | 'refreshed';
}

const EVER_SINCE = Number.NEGATIVE_INFINITY;

/** An address without a page is believed in for this long, so that asking for it again and again costs nothing. */
const MISSING_MS = 5_000;
/** Pages somebody waits for. */
const WORK = { atOnce: 8, waiting: 200 };
/** Pages whose old form is being read meanwhile: one after another, so that shoppers and their carts go first. */
const REMAKING_AT_ONCE = 1;
const WAITING_TO_BE_REMADE = 2_000;

export function createPageCache<Page>(options: PageCacheOptions<Page>): PageCache<Page> {
  const { make, onUnmade, now, freshMs, maxPages, awaitsExpired, withinMs, work = WORK } = options;
  const entries = new Map<string, Entry<Page>>();
  const missing = new Map<string, number>();
  const making = new Map<string, Making<Page>>();
  const atOnce = createWorkLimit(work.atOnce, work.waiting);
  const figures: PageCacheFigures = { fresh: 0, stale: 0, made: 0, late: 0, failed: 0 };
  let closed = false;
  const inTurn = createWorkLimit(REMAKING_AT_ONCE, WAITING_TO_BE_REMADE);

  function trim(map: Map<string, unknown>): void {
    for (const oldest of map.keys()) {
      if (map.size <= maxPages) return;
      map.delete(oldest);
    }
  }

  function store(address: string, page: Page, madeAt: number): void {
    missing.delete(address);
    entries.delete(address);
    entries.set(address, { page, madeAt });
    trim(entries);
  }

  const set = (address: string, page: Page): void => store(address, page, now());

  function take(address: string, page: Page | undefined, { overtaken }: Making<Page>): void {
    if (page !== undefined) store(address, page, overtaken ? EVER_SINCE : now());
    else {
      entries.delete(address);
      if (!overtaken) missing.set(address, now());
      trim(missing);
    }
  }

  async function makeAndStore(address: string, mine: Making<Page>): Promise<Page | undefined> {
    const old = entries.get(address);
    const limit = old && !isAwaited(old) ? inTurn : atOnce;
    try {
      const page = await limit(() => {
        mine.hasBegun = true;
        return make(address, entries.get(address)?.page);
      });
      take(address, page, mine);
      return page;
    } finally {
      making.delete(address);
      if (mine.overtaken === 'refreshed') remake(address);
    }
  }

  function makeOnce(address: string): Making<Page> {
    const known = making.get(address);
    if (known) return known;
    const { promise, resolve } = Promise.withResolvers<Page | undefined>();
    const mine: Making<Page> = { made: promise, wantedAt: now(), hasBegun: false };
    making.set(address, mine);
    resolve(makeAndStore(address, mine));
    return mine;
  }

  /** A page whose making waits for its turn will be of what is so then; one that is being made may already be old. */
  function overtake(address: string, how: NonNullable<Making<Page>['overtaken']>): boolean {
    const mine = making.get(address);
    if (!mine?.hasBegun) return false;
    if (mine.overtaken !== 'refreshed') mine.overtaken = how;
    return true;
  }

  function refresh(address: string): void {
    if (closed || overtake(address, 'refreshed')) return;
    remake(address);
  }

  function watch(address: string, mine: Making<Page>): void {
    if (mine.isWatched) return;
    mine.isWatched = true;
    mine.made.catch((error: unknown) => onUnmade(address, error, !entries.has(address)));
  }

  function remake(address: string): void {
    if (closed) return;
    const entry = entries.get(address);
    // Whatever becomes of it, the next attempt is a fresh span away: an outage is not hammered.
    if (entry) entry.madeAt = now();
    missing.delete(address);
    watch(address, makeOnce(address));
  }

  /** Reading moves a page to the young end. */
  function read(address: string): Entry<Page> | undefined {
    const entry = entries.get(address);
    if (!entry) return undefined;
    entries.delete(address);
    entries.set(address, entry);
    return entry;
  }

  /** Who asks for what has been in the making for long is not kept waiting as long again. */
  async function inTime({ made, wantedAt }: Making<Page>, limitMs: number | undefined, askedAt: number) {
    if (limitMs === undefined) return made;
    const settled = new AbortController();
    const left = Math.max(0, Math.min(wantedAt, askedAt) + limitMs - now());
    const late = sleep(left, undefined, { ref: false, signal: settled.signal }).then(() => {
      throw new TooLate(limitMs);
    });
    return Promise.race([made, late]).finally(() => settled.abort());
  }

  async function waitedFor(address: string, limitMs: number | undefined, askedAt: number): Promise<Page | undefined> {
    const mine = makeOnce(address);
    try {
      const page = await inTime(mine, limitMs, askedAt);
      figures.made += 1;
      return page;
    } catch (error) {
      const isLate = error instanceof TooLate;
      figures[isLate ? 'late' : 'failed'] += 1;
      if (isLate) watch(address, mine);
      throw error;
    }
  }

  /** What has changed, as it is now; as it was where that cannot be had, until a fresh span later. */
  async function renewed(address: string, old: Entry<Page>, limitMs: number | undefined, askedAt: number) {
    const mine = makeOnce(address);
    watch(address, mine);
    try {
      const page = await inTime(mine, limitMs, askedAt);
      figures.made += 1;
      return page;
    } catch {
      old.madeAt = now();
      figures.stale += 1;
      return old.page;
    }
  }

  async function get(address: string, limitMs: number | undefined, askedAt = now()): Promise<Page | undefined> {
    const entry = read(address);
    if (!entry) {
      const missedAt = missing.get(address);
      if (missedAt !== undefined && now() - missedAt < MISSING_MS) return undefined;
      return waitedFor(address, limitMs, askedAt);
    }
    if (isAwaited(entry)) return renewed(address, entry, limitMs, askedAt);
    figures[isFresh(entry) ? 'fresh' : 'stale'] += 1;
    if (!isFresh(entry)) remake(address);
    return entry.page;
  }

  const isFresh = (entry: Entry<Page>): boolean => now() - entry.madeAt < freshMs;

  const isAwaited = (entry: Entry<Page>): boolean => awaitsExpired === true && entry.madeAt === EVER_SINCE;

  return {
    get: (address, askedAt) => get(address, withinMs, askedAt),
    whenMade: (address) => get(address, undefined),
    fresh(address) {
      const entry = read(address);
      if (!entry || !isFresh(entry)) return undefined;
      figures.fresh += 1;
      return entry.page;
    },
    set,
    setStale: (address, page) => store(address, page, EVER_SINCE),
    expire(address) {
      const entry = entries.get(address);
      if (entry) entry.madeAt = EVER_SINCE;
      overtake(address, 'expired');
    },
    async close() {
      closed = true;
      await Promise.allSettled([...making.values()].map(({ made }) => made));
    },
    entries: () => [...entries].map(([address, { page }]) => [address, page] as const),
    refresh,
    size: () => entries.size,
    figures: () => figures,
    isMaking: (address) => making.has(address),
    has: (address) => entries.has(address),
  };
}

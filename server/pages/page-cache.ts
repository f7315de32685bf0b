import { createWorkLimit } from './work-limit.ts';

export interface PageCacheOptions<Page> {
  /** Makes a page, which may use what it was before; `undefined`: there is none at this address. */
  make(address: string, before?: Page): Promise<Page | undefined>;
  /** Told when a page could not be made again; its old form is served on. */
  onStale(address: string, error: unknown): void;
  now(): number;
  /** A page older than this is made again, while readers still get the old one. */
  freshMs: number;
  /** Pages kept; the one not read for longest goes first. */
  maxPages: number;
}

export interface PageCache<Page> {
  /** The page, made now if need be. One making serves everybody who asks meanwhile. */
  get(address: string): Promise<Page | undefined>;
  /** The page, if it is there and fresh: nothing is made, and nobody waits. */
  fresh(address: string): Page | undefined;
  set(address: string, page: Page): void;
  /** Keeps a page of unknown age: it is served, and made again the first time somebody reads it. */
  setStale(address: string, page: Page): void;
  /** What is kept, by address. */
  entries(): Array<readonly [string, Page]>;
  /** Has the page made again when somebody reads it next, who still gets the old one. */
  expire(address: string): void;
  /** Makes nothing anew any more, and waits for what is being made. */
  close(): Promise<void>;
  /** Keeps the page no longer; who asks next waits for a new one. */
  forget(address: string): void;
  /** Has the page made again at once, so that readers soon see what has changed. */
  refresh(address: string): void;
  size(): number;
  /** Whether there is a page, however old, at this address. */
  has(address: string): boolean;
}

interface Entry<Page> {
  page: Page;
  madeAt: number;
}

/** An address without a page is believed in for this long, so that asking for it again and again costs nothing. */
const MISSING_MS = 5_000;
/** Pages somebody waits for. */
const MAKING_AT_ONCE = 8;
const WAITING = 200;
/** Pages whose old form is being read meanwhile: one after another, so that shoppers and their carts go first. */
const REMAKING_AT_ONCE = 1;
const WAITING_TO_BE_REMADE = 2_000;

export function createPageCache<Page>(options: PageCacheOptions<Page>): PageCache<Page> {
  const { make, onStale, now, freshMs, maxPages } = options;
  const entries = new Map<string, Entry<Page>>();
  const missing = new Map<string, number>();
  const making = new Map<string, Promise<Page | undefined>>();
  const atOnce = createWorkLimit(MAKING_AT_ONCE, WAITING);
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

  async function makeAndStore(address: string): Promise<Page | undefined> {
    const limit = entries.has(address) ? inTurn : atOnce;
    try {
      const page = await limit(() => make(address, entries.get(address)?.page));
      if (page !== undefined) set(address, page);
      else {
        entries.delete(address);
        missing.set(address, now());
        trim(missing);
      }
      return page;
    } finally {
      making.delete(address);
    }
  }

  function makeOnce(address: string): Promise<Page | undefined> {
    const underway = making.get(address);
    if (underway) return underway;
    const made = makeAndStore(address);
    making.set(address, made);
    return made;
  }

  function refresh(address: string): void {
    if (closed) return;
    const entry = entries.get(address);
    // Whatever becomes of it, the next attempt is a fresh span away: an outage is not hammered.
    if (entry) entry.madeAt = now();
    missing.delete(address);
    makeOnce(address).catch((error: unknown) => onStale(address, error));
  }

  /** Reading moves a page to the young end. */
  function read(address: string): Entry<Page> | undefined {
    const entry = entries.get(address);
    if (!entry) return undefined;
    entries.delete(address);
    entries.set(address, entry);
    return entry;
  }

  const isFresh = (entry: Entry<Page>): boolean => now() - entry.madeAt < freshMs;

  return {
    async get(address) {
      const entry = read(address);
      if (!entry) {
        const missedAt = missing.get(address);
        return missedAt !== undefined && now() - missedAt < MISSING_MS ? undefined : makeOnce(address);
      }
      if (!isFresh(entry)) refresh(address);
      return entry.page;
    },
    fresh(address) {
      const entry = read(address);
      return entry && isFresh(entry) ? entry.page : undefined;
    },
    set,
    setStale: (address, page) => store(address, page, Number.NEGATIVE_INFINITY),
    expire(address) {
      const entry = entries.get(address);
      if (entry) entry.madeAt = Number.NEGATIVE_INFINITY;
    },
    async close() {
      closed = true;
      await Promise.allSettled(making.values());
    },
    forget(address) {
      entries.delete(address);
      missing.delete(address);
    },
    entries: () => [...entries].map(([address, { page }]) => [address, page] as const),
    refresh,
    size: () => entries.size,
    has: (address) => entries.has(address),
  };
}

import type { SessionMemory } from '../document/session-memory.ts';
import { SCROLL_KEY_PREFIX } from '../names.ts';
import type { PageLocation } from '../page.ts';
import type { HistoryEntries } from '../router/history-entry.ts';
import type { Router } from '../router/router.ts';
import { focusTarget, hasGoneOn } from './announce-page.ts';

/** Remembers how far each history entry was scrolled, in pixels from the top. */
interface ScrollMemory {
  save(pathname: string, key: string, y: number): void;
  /** `undefined` when nothing was saved. */
  read(pathname: string, key: string): number | undefined;
}

const MAX_ENTRIES = 100;

export function scrollKey(pathname: string, key: string): string {
  return `${SCROLL_KEY_PREFIX}${pathname}|${key}`;
}

/** The keys beyond the newest `stored`; entry keys are times, so the smaller is the older. */
export function outlivedKeys(keys: readonly string[], stored: number): readonly string[] {
  const age = (key: string): number => Number(key.slice(key.lastIndexOf('|') + 1)) || 0;
  return keys
    .filter((key) => key.startsWith(SCROLL_KEY_PREFIX))
    .sort((a, b) => age(b) - age(a))
    .slice(stored);
}

export function createScrollMemory(memory: SessionMemory): ScrollMemory {
  for (const key of outlivedKeys(memory.keys(), MAX_ENTRIES)) memory.remove(key);
  return {
    save: (pathname, key, y) => memory.set(scrollKey(pathname, key), JSON.stringify(y)),
    read(pathname, key) {
      const saved = memory.get(scrollKey(pathname, key));
      return saved === undefined ? undefined : Number(saved) || 0;
    },
  };
}

/** Keeps the scroll position of every history entry, and puts pages where they belong when they appear. */
export interface ScrollKeeper {
  /**
   * A navigation begins: from here to its page nothing is saved, that scroll belongs to neither entry. Nor is it saved now
   * where the browser `hasScrolled` to a hash already.
   */
  pause(hasScrolled: boolean): void;
  /** Called in the commit that shows another state of the page: the scroll is this entry's own from here on. */
  stay(): void;
  /** Called in the commit that shows `location`, which is another page or another place on the same. */
  place(location: PageLocation, isOtherPage: boolean): void;
}

/**
 * Saves from now on. The first page is left where the browser put it: it has all of the page's HTML, so hash targets
 * and reloads come right without us.
 */
export function createScrollKeeper(
  memory: ScrollMemory,
  router: Router,
  entries: Pick<HistoryEntries, 'currentKey'>,
): ScrollKeeper {
  const restoreScroll = createScrollRestorer();
  let settled = true;
  let frame = 0;

  function save(): void {
    frame = 0;
    const { pathname, key } = router.current().location;
    // An entry without a key is one the browser has just made, and scrolled to, for a hash.
    if (settled && entries.currentKey()) memory.save(pathname, key, window.scrollY);
  }

  function scrollToTarget(location: PageLocation, isOtherPage: boolean): boolean {
    const target = hashTarget(location.hash);
    if (!target) return false;
    if (!isOtherPage && hasGoneOn(location.hash)) return true;
    target.scrollIntoView({ behavior: 'instant' });
    focusTarget(target);
    return true;
  }

  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    save();
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
  window.addEventListener('scroll', () => {
    if (frame === 0) frame = requestAnimationFrame(save);
  });

  return {
    pause(hasScrolled) {
      if (!hasScrolled) save();
      settled = false;
    },
    stay() {
      settled = true;
      save();
    },
    place(location, isOtherPage) {
      settled = true;
      const stored = location.action === 'POP' ? memory.read(location.pathname, location.key) : undefined;
      if (stored !== undefined) restoreScroll(stored);
      else if (!scrollToTarget(location, isOtherPage)) restoreScroll(0);
    },
  };
}

const PATIENCE_MS = 500;
const SHOPPER_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a place, and for half a second again as the page grows to that height; the shopper's own move ends it, as does the
 * next call.
 */
function createScrollRestorer(): (y: number) => void {
  let underWay = new AbortController();

  return (y) => {
    underWay.abort();
    const mine = new AbortController();
    underWay = mine;
    const isThere = (): boolean => {
      window.scrollTo({ top: y, left: 0, behavior: 'instant' });
      return Math.abs(window.scrollY - y) < 1;
    };
    if (isThere()) return;
    const end = (): void => mine.abort();
    const watcher = new ResizeObserver(() => isThere() && end());
    const timer = window.setTimeout(end, PATIENCE_MS);
    for (const move of SHOPPER_MOVES) window.addEventListener(move, end, { passive: true, signal: mine.signal });
    mine.signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      watcher.disconnect();
    });
    watcher.observe(document.body);
  };
}

/** The element a hash points at: by the hash as it stands, then decoded. */
function hashTarget(hash: string): HTMLElement | null {
  const id = hash.replace(/^#/, '');
  if (id === '') return null;
  const raw = document.getElementById(id);
  if (raw) return raw;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return null;
  }
}

import { hashTarget } from './hash-target.ts';
import type { Navigation } from './navigation.ts';
import type { PageLocation } from './page.ts';
import { focusTarget } from './page-focus.ts';
import type { ScrollMemory } from './scroll-memory.ts';
import { restoreScroll } from './scroll-restore.ts';

/** Keeps the scroll position of every history entry, and puts pages where they belong when they appear. */
export interface ScrollKeeper {
  /** Saves from now on. Between an intent and its page nothing is saved: that scroll belongs to neither entry. */
  start(): void;
  /** Called in the commit that shows `location`. */
  place(location: PageLocation, isFirst: boolean): void;
}

export function createScrollKeeper(memory: ScrollMemory, navigation: Navigation): ScrollKeeper {
  let settled = true;
  let frame = 0;

  function save(): void {
    frame = 0;
    const { pathname, key } = navigation.current().location;
    if (settled) memory.save(pathname, key, window.scrollY);
  }

  function scrollToTarget(location: PageLocation): boolean {
    const target = hashTarget(location.hash);
    if (!target) return false;
    target.scrollIntoView({ behavior: 'instant' });
    focusTarget(target);
    return true;
  }

  return {
    start() {
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
      navigation.onIntent(() => {
        save();
        settled = false;
      });
    },
    place(location, isFirst) {
      settled = true;
      const stored = memory.read(location.pathname, location.key);
      if (location.action === 'POP' && stored !== undefined) restoreScroll(stored);
      else if (scrollToTarget(location)) return;
      else if (!isFirst) restoreScroll(0);
      else if (stored) restoreScroll(stored);
    },
  };
}

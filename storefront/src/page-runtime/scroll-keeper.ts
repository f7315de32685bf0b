import { hashTarget } from './hash-target.ts';
import type { PageLocation } from './page.ts';
import { focusTarget } from './page-focus.ts';
import type { RouterState } from './router-state.ts';
import type { ScrollMemory } from './scroll-memory.ts';
import { restoreScroll } from './scroll-restore.ts';

/** Keeps the scroll position of every history entry, and puts pages where they belong when they appear. */
export interface ScrollKeeper {
  /** A navigation begins: from here to its page nothing is saved, that scroll belongs to neither entry. */
  pause(): void;
  /** Called in the commit that shows another state of the page: the scroll is this entry's own from here on. */
  stay(): void;
  /** Called in the commit that shows `location`. */
  place(location: PageLocation): void;
}

/**
 * Saves from now on. The first page is left where the browser put it: it has all of the page's HTML, so hash targets
 * and reloads come right without us.
 */
export function createScrollKeeper(memory: ScrollMemory, routerState: RouterState): ScrollKeeper {
  let settled = true;
  let frame = 0;

  function save(): void {
    frame = 0;
    const { pathname, key } = routerState.current().location;
    if (settled) memory.save(pathname, key, window.scrollY);
  }

  function scrollToTarget(location: PageLocation): boolean {
    const target = hashTarget(location.hash);
    if (!target) return false;
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
    pause() {
      save();
      settled = false;
    },
    stay() {
      settled = true;
      save();
    },
    place(location) {
      settled = true;
      const stored = location.action === 'POP' ? memory.read(location.pathname, location.key) : undefined;
      if (stored !== undefined) restoreScroll(stored);
      else if (!scrollToTarget(location)) restoreScroll(0);
    },
  };
}

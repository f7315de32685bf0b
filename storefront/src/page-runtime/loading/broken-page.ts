import type { SessionMemory } from '../document/session-memory.ts';
import { BROKEN_PAGE_KEY, SERVER_ERROR_PATH } from '../names.ts';

/**
 * React takes everything away when a component throws. The document is loaded again then, and left as the server wrote
 * it: it can be read, and its links lead on.
 */
export function leaveBrokenPage(memory: SessionMemory): void {
  const { pathname } = window.location;
  if (memory.set(BROKEN_PAGE_KEY, pathname)) window.location.reload();
  // Without a memory the error page would come back to itself for ever.
  else if (pathname !== SERVER_ERROR_PATH) window.location.replace(SERVER_ERROR_PATH);
}

/** Whether the page at `pathname` has just broken; says so once, so that the next visit tries again. */
export function hasJustBroken(memory: SessionMemory, pathname: string): boolean {
  const broken = memory.get(BROKEN_PAGE_KEY);
  memory.remove(BROKEN_PAGE_KEY);
  return broken === pathname;
}

import { CLEAR_PATH_RESOURCES, RELOADED_BUILDS_KEY, RELOADED_KEY } from './names.ts';
import type { SessionMemory } from './session-memory.ts';

/** Tells a controlling service worker to forget what it cached for the build before. */
export function clearWorkerResources(): void {
  const controller = navigator.serviceWorker?.controller;
  if (controller?.state === 'activated') controller.postMessage({ type: CLEAR_PATH_RESOURCES });
}

/**
 * Whether the document must be loaded again because the server serves another build than the one running.
 * At most once for each pair of builds, and never when the tab cannot remember that it did.
 */
export function mustReload(memory: SessionMemory, serverHash: string, runningHash: string): boolean {
  if (serverHash === '') return false;
  if (serverHash === runningHash) {
    memory.remove(RELOADED_KEY);
    memory.remove(RELOADED_BUILDS_KEY);
    return false;
  }
  const builds = `${serverHash} ${runningHash}`;
  const reloaded = memory.get(RELOADED_KEY) === '1' && memory.get(RELOADED_BUILDS_KEY) === builds;
  if (reloaded || !memory.lasting) return false;
  memory.set(RELOADED_KEY, '1');
  memory.set(RELOADED_BUILDS_KEY, builds);
  return true;
}

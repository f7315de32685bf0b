import type { SessionMemory } from '../document/session-memory.ts';
import { type BuildData, clearWorkerResources, mustReload } from './build-data.ts';

/** How browsers word a module that cannot be had. */
const LOST_MODULE =
  /dynamically imported module|importing a module script failed|unable to preload css|loading chunk \S* failed/i;

/** Whether an error says that a script of ours could not be fetched. */
export function isLostScript(error: unknown): boolean {
  return LOST_MODULE.test(error instanceof Error ? error.message : String(error));
}

/**
 * A script that nobody could fetch and nobody made up for: where the server serves another build by now, the document is
 * loaded again, once for that build. Offline nothing is gained by it.
 */
export function watchLostScripts(build: BuildData, memory: SessionMemory, runningHash: string): void {
  async function recover(): Promise<void> {
    const serverHash = await build.hash(0);
    if (serverHash === runningHash || !mustReload(memory, serverHash, runningHash)) return;
    await clearWorkerResources();
    window.location.reload();
  }
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (navigator.onLine && isLostScript(reason)) void recover();
  });
}

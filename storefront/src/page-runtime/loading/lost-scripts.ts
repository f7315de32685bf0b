import { lateImports } from '../document/late-styles.ts';
import type { SessionMemory } from '../document/session-memory.ts';
import { LOST_PART_KEY } from '../names.ts';
import { type BuildData, clearWorkerResources, mustReload } from './build-data.ts';

/** How browsers word a module that cannot be had. */
const LOST_MODULE =
  /dynamically imported module|importing a module script failed|unable to preload css|loading chunk \S* failed/i;

/** What fails within this time of a press was wanted by it; a browser that never asks again says so sooner. */
const PRESS_MS = 3000;

/** A document that was loaded for a lost part is not loaded for another one sooner than this. */
const NOT_AGAIN_MS = 600_000;

/** Fields the shopper has been in, as far as a browser tells; what is searched for is in the address. */
const TOUCHED =
  ':is(textarea, input:not([type="radio"], [type="checkbox"], [type="search"])):is(:user-valid, :user-invalid)';

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

const hasTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TOUCHED)].some(({ value }) => value !== '');

/** Knows which scripts were lost at which press. */
export interface LostAtPress {
  press(): void;
  /** Whether `failure` is a script that one press has lost, and now another. */
  isLostAgain(failure: unknown): boolean;
}

/** What is fetched without a press, when a pointer comes near, does not count. */
export function createLostAtPress(now: () => number): LostAtPress {
  const lostAt = new Map<string, number>();
  let presses = 0;
  let pressedAt = Number.NEGATIVE_INFINITY;
  return {
    press() {
      presses += 1;
      pressedAt = now();
    },
    isLostAgain(failure) {
      if (!isLostScript(failure) || now() - pressedAt > PRESS_MS) return false;
      const script = String(failure);
      const first = lostAt.get(script) ?? presses;
      lostAt.set(script, first);
      return first < presses;
    },
  };
}

/**
 * Some browsers never ask again for a module they could not have once, and say so at every press. Where the server answers,
 * the second press in vain loads the document anew: nothing else helps. Links find their own way.
 */
export function watchLostParts(build: BuildData, memory: SessionMemory): void {
  const lost = createLostAtPress(() => performance.now());

  async function startAnew(): Promise<void> {
    if (!(await build.hash(0)) || hasTyped()) return;
    const isRecent = Date.now() - Number(memory.get(LOST_PART_KEY) ?? 0) < NOT_AGAIN_MS;
    if (!isRecent && memory.set(LOST_PART_KEY, String(Date.now()))) window.location.reload();
  }

  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && !target.closest('a')) lost.press();
    },
    { capture: true },
  );
  lateImports.onerror = (failure) => {
    if (navigator.onLine && lost.isLostAgain(failure)) void startAnew();
    throw failure;
  };
}

import { isCrawler, whenIdle } from '../prefetch/prefetch-allowed.ts';
import type { WorkerState } from './worker-registration.ts';

const registration = () => import('./worker-registration.ts');
const quiet = (): void => undefined;
/** What the worker brings along must not compete with the page. */
const WORKER_AFTER_MS = 4_000;
/** A shopper who is reading is not interrupted: the word of a newer build waits for a pause. */
const PAUSE_MS = 20_000;

/** Calls `then` once, when nobody has moved for a while. */
export function whenPaused(then: () => void): void {
  const over = new AbortController();
  const pause = (): number =>
    window.setTimeout(() => {
      over.abort();
      then();
    }, PAUSE_MS);
  let timer = pause();
  for (const interaction of ['pointerdown', 'keydown', 'scroll']) {
    const wait = (): void => {
      window.clearTimeout(timer);
      timer = pause();
    };
    window.addEventListener(interaction, wait, { signal: over.signal });
  }
}

/** Registers the service worker once the page is at rest; not for crawlers. Where data is saved it brings little along. */
export function registerLate(state: WorkerState, showNewBuild: () => void): void {
  if (isCrawler()) return;
  const register = (): void => {
    registration().then(({ registerWorker }) => registerWorker(state, () => whenPaused(showNewBuild)), quiet);
  };
  window.setTimeout(() => whenIdle(register), WORKER_AFTER_MS);
}

/** A page has come on show: a worker in control keeps it for later, and may by now be an old one. */
export function storeForLater(state: WorkerState): void {
  if (!navigator.serviceWorker?.controller) return;
  registration().then(({ storeThisPage, lookForUpdate }) => {
    storeThisPage();
    void lookForUpdate(state);
  }, quiet);
}

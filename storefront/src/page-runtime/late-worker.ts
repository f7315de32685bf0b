import { allowed, whenIdle } from './prefetching.ts';

const worker = () => import('./worker-registration.ts');
const quiet = (): void => undefined;
/** What the worker brings along must not compete with the page. */
const WORKER_AFTER_MS = 4_000;
/** A shopper who is reading is not interrupted: the word of a newer build waits for a pause. */
const PAUSE_MS = 20_000;

function whenPaused(then: () => void): void {
  let timer = window.setTimeout(then, PAUSE_MS);
  for (const interaction of ['pointerdown', 'keydown', 'scroll']) {
    window.addEventListener(interaction, () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(then, PAUSE_MS);
    });
  }
}

/** Registers the service worker once the page is at rest; not for those who save data, nor for crawlers. */
export function registerLate(showNewBuild: () => void): void {
  if (!allowed()) return;
  const register = (): void => {
    worker().then(({ registerWorker }) => registerWorker(() => whenPaused(showNewBuild)), quiet);
  };
  window.setTimeout(() => whenIdle(register), WORKER_AFTER_MS);
}

/** A page has come on show: a worker in control keeps it for later, and may by now be an old one. */
export function storeForLater(): void {
  if (!navigator.serviceWorker?.controller) return;
  worker().then(({ storeThisPage, lookForUpdate }) => {
    storeThisPage();
    void lookForUpdate();
  }, quiet);
}

import { LAST_SEEN } from '../names.ts';
import { type HideNote, type PageNotes, showNote } from '../page-notes.ts';
import { isCrawler, whenIdle } from '../prefetch/prefetch-allowed.ts';
import type { WorkerState } from './worker-registration.ts';

function lastSeenAt(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== LAST_SEEN)
    return undefined;
  return 'at' in message && typeof message.at === 'string' ? message.at : '';
}

/**
 * Says so when what is on show is as it was last seen: the document was kept by the service worker, page data was, or
 * the connection is gone. The mark on `<html>` has every price say it too.
 */
export function watchConnection(notes: () => Promise<PageNotes>): void {
  const { dataset } = document.documentElement;
  let hideNote: HideNote | undefined;

  function showLastSeen(at: string | undefined): void {
    dataset[LAST_SEEN] = at ?? '';
    hideNote?.();
    hideNote = showNote(notes, (shown) => shown.lastSeen(at || undefined));
  }

  const servedAt = dataset[LAST_SEEN];
  if (servedAt !== undefined) showLastSeen(servedAt);
  else if (!navigator.onLine) showLastSeen(undefined);
  window.addEventListener('offline', () => showLastSeen(dataset[LAST_SEEN]));
  window.addEventListener('online', () => {
    // A document that was kept stays as it was until it is loaded again.
    if (servedAt !== undefined) return;
    delete dataset[LAST_SEEN];
    hideNote?.();
  });
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    const at = lastSeenAt(data);
    if (at !== undefined) showLastSeen(at);
  });
}

const registration = () => import('./worker-registration.ts');
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

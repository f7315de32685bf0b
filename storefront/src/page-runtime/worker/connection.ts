import { LAST_SEEN } from '../names.ts';
import { type HideNote, type PageNotes, showNote } from '../page-notes.ts';

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

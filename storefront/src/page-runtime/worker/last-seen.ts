import type { LoadedPage } from '../loading/page-data.ts';
import { LAST_SEEN } from '../names.ts';
import { type HideNote, type PageNotes, showNote } from '../page-notes.ts';

/** Says whether what is on show is as it was last seen. */
export interface LastSeen {
  /** When the document was kept, where the service worker served it as it was last seen. */
  servedAt: string | undefined;
  /** A page has come on show, or stays there. */
  shows(page: LoadedPage): void;
  /** The page on show grows by what this one holds. */
  adds(page: LoadedPage): void;
}

/**
 * Says so while what is on show is as it was last seen: the document was kept by the service worker, the page's data was, or
 * the connection is gone. The mark on `<html>` has every price say it too. `first` is the page of the document.
 */
export function watchLastSeen(notes: () => Promise<PageNotes>, first: LoadedPage): LastSeen {
  const { dataset } = document.documentElement;
  const servedAt = dataset[LAST_SEEN];
  let onShow = first;
  let seenAt = servedAt;
  /** What pages were last seen to have grown by. */
  const grown = new WeakMap<LoadedPage, string>();
  let told: string | undefined;
  let hideNote: HideNote | undefined;

  function tell(): void {
    const at = seenAt ?? (navigator.onLine ? undefined : '');
    if (at === told) return;
    told = at;
    hideNote?.();
    hideNote = undefined;
    if (at === undefined) delete dataset[LAST_SEEN];
    else {
      dataset[LAST_SEEN] = at;
      hideNote = showNote(notes, (shown) => shown.lastSeen(at || undefined));
    }
  }

  tell();
  window.addEventListener('offline', tell);
  window.addEventListener('online', tell);
  return {
    servedAt,
    shows(page) {
      if (page !== onShow) seenAt = page.lastSeen ?? grown.get(page);
      onShow = page;
      tell();
    },
    adds({ lastSeen }) {
      if (lastSeen !== undefined && seenAt === undefined) grown.set(onShow, lastSeen);
      seenAt ??= lastSeen;
      tell();
    },
  };
}

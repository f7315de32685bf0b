/** Hides the note. */
export type HideNote = () => void;

/** What the page runtime has to tell a shopper; the words are the shop's. One note stands at a time. */
export interface PageNotes {
  /** The prices on show are those of another country, because the right ones cannot be had. */
  foreignPrices(): HideNote;
  /** Without a connection, or where the server does not answer: what is on show is as it was last seen, at this time (ISO 8601) where that is known. */
  lastSeen(at: string | undefined): HideNote;
  /** The server serves a newer build, which the next document will show. */
  newBuild(): HideNote;
}

/** Shows a note once its text has come, unless it is hidden before. A note whose text cannot be loaded is not shown. */
export function showNote(notes: () => Promise<PageNotes>, show: (notes: PageNotes) => HideNote): HideNote {
  let hidden = false;
  let hide: HideNote = () => undefined;
  notes().then(
    (loaded) => {
      if (!hidden) hide = show(loaded);
    },
    () => undefined,
  );
  return () => {
    hidden = true;
    hide();
  };
}

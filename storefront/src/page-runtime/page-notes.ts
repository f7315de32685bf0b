/** Takes back what was said. */
export type Unsay = () => void;

/** What the page runtime has to tell a shopper; the words are the shop's. One note stands at a time. */
export interface PageNotes {
  /** The prices on show are those of another country, because the right ones cannot be had. */
  foreignPrices(): Unsay;
  /** There is no connection: what is on show is as it was last seen, at this time (ISO 8601) where that is known. */
  lastSeen(at: string | undefined): Unsay;
  /** The server serves a newer build, which the next document will show. */
  newBuild(): Unsay;
}

/** Says something once the words have come, unless it is unsaid before. Words that cannot be had stay unsaid. */
export function say(notes: () => Promise<PageNotes>, tell: (notes: PageNotes) => Unsay): Unsay {
  let unsaid = false;
  let unsay: Unsay = () => undefined;
  notes().then(
    (words) => {
      if (!unsaid) unsay = tell(words);
    },
    () => undefined,
  );
  return () => {
    unsaid = true;
    unsay();
  };
}

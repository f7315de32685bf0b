import { SHOPPER_MOVED } from '../names.ts';

/** The parts of all pages that come later than their page (`later`, `onDemand`, `belowFold`). */
export interface LaterParts {
  /** Takes a part in, by the way its script is fetched. */
  add(load: () => Promise<unknown>): void;
  /** Gets every part there is so far: before the server renders, and before a navigation shows a page. */
  load(): Promise<unknown>;
  /** Settles when parts are to come: at the shopper's first interaction, or when they are called. */
  called(): Promise<void>;
  /**
   * Has them come now: what is about to be shown changes what they show. `whole` when the shopper comes back to a place in
   * the page: then all of it must stand at once.
   */
  call(options: { whole: boolean }): void;
  /** Whether parts below the fold may follow one step behind: on the way to another page, but not on the way back. */
  mayFollow(): boolean;
  /** Says that a part, or the page itself, answers to the shopper from now on. */
  comeAlive(): void;
  /** Calls back whenever something has come alive. */
  onAlive(listener: () => void): void;
}

function createLaterParts(): LaterParts {
  const parts = new Set<() => Promise<unknown>>();
  const listeners = new Set<() => void>();
  const call = Promise.withResolvers<void>();
  let listensToShopper = false;
  let mayFollow = false;

  function called(): Promise<void> {
    if (!listensToShopper) {
      listensToShopper = true;
      if (SHOPPER_MOVED in document.documentElement.dataset) call.resolve();
      else document.addEventListener(SHOPPER_MOVED, () => call.resolve(), { once: true });
    }
    return call.promise;
  }

  return {
    add: (load) => void parts.add(load),
    load: () => Promise.all([...parts].map((load) => load())),
    called,
    call({ whole }) {
      mayFollow = !whole;
      call.resolve();
    },
    mayFollow: () => mayFollow,
    comeAlive() {
      for (const listener of listeners) listener();
    },
    onAlive: (listener) => void listeners.add(listener),
  };
}

/** Pages and their parts are modules, which exist once: so do the parts. */
export const laterParts = createLaterParts();

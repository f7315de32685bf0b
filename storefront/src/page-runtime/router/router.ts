import type { LoadedPage } from '../loading/page-data.ts';
import { once } from '../once.ts';
import type { PageLocation } from '../page.ts';
import type { NavigateOptions, PageActions } from '../page-runtime.ts';

/** A page together with where it stands. What is shown is always one of these, never half of one. */
export interface Shown {
  location: PageLocation;
  page: LoadedPage;
  params: Readonly<Record<string, string>>;
  /** The shopper stays where they are in the page: nothing scrolls, nothing is announced. */
  keepsPlace?: boolean;
  /** The view that stays while its page becomes another one in place; otherwise a page's own path. */
  view?: string | undefined;
  /** Back or forward led here: it is put in its place even if it is on show still, the other page having been too slow. */
  isReturn?: boolean;
}

/** How React is handed what is to be shown; unless said otherwise piece by piece, as a transition. */
export type Draw = (update: () => void) => void;

/** Told in the commit that replaces `before` by `shown`; `focusedBefore` had focus when the page was ready. */
export type CommitListener = (shown: Shown, before: Shown, focusedBefore: Element | null) => void;

/** What it takes to leave the first page; see `createNavigation`. */
export interface Navigation extends Pick<PageActions, 'load' | 'readdress'> {
  /** Loads `to`, then shows it. Resolves once it is shown or has been overtaken by a newer intent. */
  navigate(to: string, options?: NavigateOptions): Promise<void>;
  /** Shows the page of the browser's address, which has changed already. */
  follow(): Promise<void>;
}

/**
 * The one router of a document: which page is on show, and the way to the next. It is there with the first page; what it takes
 * to leave that page (`start-router.ts`) is fetched when somebody wants to, or when it is woken.
 */
export interface Router extends PageActions {
  /** The page on show, or handed to React to be shown. */
  current(): Shown;
  show(shown: Shown, draw?: Draw): void;
  /** There is one audience: the root component. */
  onShow: (shown: Shown, draw?: Draw) => void;
  onCommit: CommitListener;
  /** Back, forward, or a hash link the browser has followed by itself: the address has changed, its page comes after. */
  follow(): void;
  /** Has the rest fetched; a rest that cannot be fetched leaves plain links. */
  wake(): void;
}

/** `rest` gets what it takes to leave the first page; after a failure it is asked again. */
export function createRouter(first: Shown, rest: (router: Router) => Promise<Navigation>): Router {
  let current = first;
  const navigation = once(() => rest(router));
  const router: Router = {
    current: () => current,
    show(shown, draw) {
      current = shown;
      router.onShow(shown, draw);
    },
    onShow: () => undefined,
    onCommit: () => undefined,

    navigate(to, options) {
      navigation().then(
        ({ navigate }) => navigate(to, options),
        () => window.location.assign(to),
      );
    },
    follow() {
      navigation().then(
        ({ follow }) => follow(),
        () => window.location.reload(),
      );
    },
    load: (address) =>
      navigation().then(
        ({ load }) => load(address),
        () => undefined,
      ),
    readdress(from, to) {
      navigation().then(
        ({ readdress }) => readdress(from, to),
        () => undefined,
      );
    },
    wake: () => void navigation().catch(() => undefined),
  };
  return router;
}

/**
 * Hears Back and Forward from now on, also while nobody can follow them yet: the answer says who does, and a move made
 * before is followed then.
 */
export function hearMoves(): (follow: () => void) => void {
  let hasMoved = false;
  let follower = (): void => {
    hasMoved = true;
  };
  window.addEventListener('popstate', () => follower());
  return (follow) => {
    follower = follow;
    if (hasMoved) follow();
  };
}

import type { PageLocation } from './page.ts';
import type { LoadedPage } from './page-data.ts';

/** A page together with where it stands. What is shown is always one of these, never half of one. */
export interface Shown {
  location: PageLocation;
  page: LoadedPage;
  params: Readonly<Record<string, string>>;
  /** The shopper stays where they are in the page: nothing scrolls, nothing is announced. */
  keepsPlace?: boolean;
  /** Back or forward led here: it is put in its place even if it is on show still, the other page having been too slow. */
  isReturn?: boolean;
}

/** Told in the commit that replaces `before` by `shown`; `focusedBefore` had focus when the page was ready. */
export type CommitListener = (shown: Shown, before: Shown, focusedBefore: Element | null) => void;

/** Where pages are put for React to show. */
export interface RouterState {
  current(): Shown;
  show(shown: Shown): void;
  /** There is one audience: the root component. */
  onShow: (shown: Shown) => void;
  onCommit: CommitListener;
}

export function createRouterState(first: Shown): RouterState {
  let current = first;
  const state: RouterState = {
    current: () => current,
    show(shown) {
      current = shown;
      state.onShow(shown);
    },
    onShow: () => undefined,
    onCommit: () => undefined,
  };
  return state;
}

import { createContext, useContext } from 'react';
import type { LoadedPage } from './loading/page-data.ts';
import type { HomeCountry, LinkedCollection, PageLocation } from './page.ts';

export interface NavigateOptions {
  /** Replace the history entry instead of adding one. */
  replace?: boolean;
  /** Kept in the history entry beside its key. */
  state?: object;
  /**
   * Another state of the page on show, such as its list narrowed, or a page of the same kind in its place, such as the piece
   * in another print: scroll, focus and what was chosen stay, nothing is announced.
   */
  keepPlace?: boolean;
}

/** Shows another page of the shop, once it is here. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/** What components may ask the runtime to do. */
export interface PageActions {
  navigate: Navigate;
  /**
   * Gets a page without showing it, for a page that grows by what another one holds. `undefined` when it cannot be had, or
   * only scripts of another build may show it: then `navigate` there. Never rejects.
   */
  load(address: string): Promise<LoadedPage | undefined>;
  /**
   * Gives a history entry another address while everything on show stays: page, scroll, focus, and the entry's key. `from`
   * is the location the component was given; does nothing once another entry is on show.
   */
  readdress(from: PageLocation, to: string): void;
}

export interface PageRuntime extends PageActions {
  /** The page on show; never an address whose page is still on its way. */
  location: PageLocation;
  /** Where shoppers see the shop, without a slash at the end; for addresses that are read elsewhere. */
  origin: string;
  /** Collections the shop leads to, where they are not the house's own. */
  linkedCollections?: readonly LinkedCollection[] | undefined;
  /** Where the shop is at home, where that is not the house's own country. */
  home?: HomeCountry | undefined;
  /** Beginnings of addresses that nothing leads to: the provider has nothing there. */
  closed?: readonly string[] | undefined;
}

/** For the server, and for components shown outside a page: nothing happens. */
export const NO_ACTIONS: PageActions = {
  navigate: () => undefined,
  load: async () => undefined,
  readdress: () => undefined,
};

export const PageRuntimeContext = createContext<PageRuntime>({
  location: { pathname: '/', search: '', hash: '', key: '' },
  origin: '',
  ...NO_ACTIONS,
});

export function usePageRuntime(): PageRuntime {
  return useContext(PageRuntimeContext);
}

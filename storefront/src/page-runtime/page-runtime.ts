import { createContext, useContext } from 'react';
import type { PageLocation } from './page.ts';

export interface NavigateOptions {
  /** Replace the history entry instead of adding one. */
  replace?: boolean;
  /** Kept in the history entry beside its key. */
  state?: object;
}

/** Shows another page of the shop, once it is here. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/** What components may ask of the runtime. */
export interface PageRuntime {
  /** The page on show; never an address whose page is still on its way. */
  location: PageLocation;
  navigate: Navigate;
}

/** For the server, and for components shown outside a page. */
export const stay: Navigate = () => undefined;

export const PageRuntimeContext = createContext<PageRuntime>({
  location: { pathname: '/', search: '', hash: '', key: '' },
  navigate: stay,
});

export function usePageRuntime(): PageRuntime {
  return useContext(PageRuntimeContext);
}

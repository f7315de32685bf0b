import { createContext, useContext } from 'react';
import type { NavigateOptions } from './navigation.ts';
import type { PageLocation } from './page.ts';

/** What components may ask of the runtime. */
export interface PageRuntime {
  /** The page on show; never an address whose page is still on its way. */
  location: PageLocation;
  /** Shows another page of the shop, once it is here. On the server nothing happens. */
  navigate(to: string, options?: NavigateOptions): void;
}

export const PageRuntimeContext = createContext<PageRuntime>({
  location: { pathname: '/', search: '', hash: '', key: '' },
  navigate: () => undefined,
});

export function usePageRuntime(): PageRuntime {
  return useContext(PageRuntimeContext);
}

import { createContext, useContext } from 'react';
import type { NavigateOptions } from './navigation.ts';
import type { PageLocation } from './page.ts';

/** What components may ask of the runtime. On the server nothing happens when they do. */
export interface PageActions {
  /** Shows another page of the shop, once it is here. */
  navigate(to: string, options?: NavigateOptions): void;
  /** A link to `address` came into view, or left it. */
  linkSeen(address: string): void;
  linkGone(address: string): void;
  /** The shopper is about to follow a link. */
  linkTouched(address: string): void;
}

export interface PageRuntime extends PageActions {
  location: PageLocation;
}

const nothing = (): void => undefined;

/** For the server, and for components shown outside a page. */
export const STILL: PageActions = { navigate: nothing, linkSeen: nothing, linkGone: nothing, linkTouched: nothing };

const START: PageLocation = { pathname: '/', search: '', hash: '', key: '' };

export const PageRuntimeContext = createContext<PageRuntime>({ ...STILL, location: START });

export function usePageRuntime(): PageRuntime {
  return useContext(PageRuntimeContext);
}

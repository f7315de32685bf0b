import type { NavigateOptions } from './navigation.ts';
import { usePageRuntime } from './page-runtime.ts';

/** wouter's view of where the shopper is: the page on show, never an address whose page is still on its way. */
export function usePageLocation(): [string, (to: string, options?: NavigateOptions) => void] {
  const { location, navigate } = usePageRuntime();
  return [location.pathname, navigate];
}

/** The query of the page on show, for wouter's `useSearch` and `useSearchParams`. */
export function usePageSearch(): string {
  return usePageRuntime().location.search;
}

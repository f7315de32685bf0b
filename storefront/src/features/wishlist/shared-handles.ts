import { PRODUCT_HANDLE } from '@bluebird-bay/contract/product-handle.ts';

/** More than anybody sends along; fourteen products cost a request. */
const MOST_SHARED = 48;

/** The product handles an address names under `name`, each once, and as many as are asked for. */
export function handlesIn(search: string, name: string, most: number): readonly string[] {
  const handles = new URLSearchParams(search).get(name)?.split(',') ?? [];
  return [...new Set(handles.filter((handle) => PRODUCT_HANDLE.test(handle)))].slice(0, most);
}

/** The product handles in the address of a wishlist that was passed on; none when the address is the visitor's own list. */
export const sharedHandles = (search: string): readonly string[] => handlesIn(search, 'pieces', MOST_SHARED);

/** As many of a list's products as an address carries. */
export const shareable = (handles: readonly string[]): readonly string[] => handles.slice(0, MOST_SHARED);

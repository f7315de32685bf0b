import type { PageModules } from './page-runtime/page-data.ts';

/** The page modules by template, each a chunk of its own in the browser. */
export const PAGE_MODULES = {
  home: () => import('./pages/home-page.tsx'),
  collection: () => import('./pages/collection-page.tsx'),
  product: () => import('./pages/product-page.tsx'),
  cart: () => import('./pages/cart-page.tsx'),
  search: () => import('./pages/search-page.tsx'),
  'not-found': () => import('./pages/not-found-page.tsx'),
  'server-error': () => import('./pages/server-error-page.tsx'),
} satisfies PageModules;

export type Template = keyof typeof PAGE_MODULES;

import type { PageModules } from './page-runtime/page-data.ts';

/** The page modules by template, each a chunk of its own in the browser. */
export const PAGE_MODULES = {
  home: () => import('./pages/home-page.tsx'),
  collection: () => import('./pages/collection-page.tsx'),
  product: () => import('./pages/product-page.tsx'),
  lookbooks: () => import('./pages/lookbooks-page.tsx'),
  lookbook: () => import('./pages/lookbook-page.tsx'),
  'student-discount': () => import('./pages/student-discount-page.tsx'),
  'size-guide': () => import('./pages/size-guide-page.tsx'),
  shipping: () => import('./pages/shipping-page.tsx'),
  cart: () => import('./pages/cart-page.tsx'),
  wishlist: () => import('./pages/wishlist-page.tsx'),
  search: () => import('./pages/search-page.tsx'),
  offline: () => import('./pages/offline-page.tsx'),
  'sign-in': () => import('./pages/sign-in-page.tsx'),
  register: () => import('./pages/register-page.tsx'),
  recover: () => import('./pages/recover-page.tsx'),
  activate: () => import('./pages/activate-page.tsx'),
  reset: () => import('./pages/reset-page.tsx'),
  'account-home': () => import('./pages/account-home-page.tsx'),
  'account-orders': () => import('./pages/account-orders-page.tsx'),
  'account-order': () => import('./pages/account-order-page.tsx'),
  'account-wishlist': () => import('./pages/account-wishlist-page.tsx'),
  'account-addresses': () => import('./pages/account-addresses-page.tsx'),
  'track-order': () => import('./pages/track-order-page.tsx'),
  'account-profile': () => import('./pages/account-profile-page.tsx'),
  'account-password': () => import('./pages/account-password-page.tsx'),
  // Written out, so that the bundler sees which of the two is never asked for: the shop's own build has no page of parts.
  design: () =>
    process.env.DESIGN_PAGE === 'true' ? import('./pages/design-page.tsx') : import('./pages/not-found-page.tsx'),
  'not-found': () => import('./pages/not-found-page.tsx'),
  'server-error': () => import('./pages/server-error-page.tsx'),
} satisfies PageModules;

export type Template = keyof typeof PAGE_MODULES;

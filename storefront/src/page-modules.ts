import type { PageModules } from './page-runtime/loading/page-data.ts';

/**
 * Parts of a page that somebody is on the way to are asked for along with its module: known once it is here, they would be a
 * round trip later. Whoever shows the page asks again, and hears then what became of them.
 */
function askForParts(...parts: readonly Promise<unknown>[]): void {
  for (const part of parts) part.catch(() => undefined);
}

/** The page modules by template, each a chunk of its own in the browser. */
export const PAGE_MODULES = {
  home: () => import('./pages/shop/home-page.tsx'),
  collection: () => import('./pages/shop/collection-page.tsx'),
  product() {
    askForParts(
      import('./features/product/gallery/gallery.tsx'),
      import('./features/reviews/rating-line.tsx'),
      import('./features/game/shop/try-on-link.tsx'),
      import('@bluebird-bay/content/bay-club.ts'),
    );
    return import('./pages/shop/product-page.tsx');
  },
  lookbooks: () => import('./pages/shop/lookbooks-page.tsx'),
  lookbook: () => import('./pages/shop/lookbook-page.tsx'),
  prints: () => import('./pages/shop/prints-page.tsx'),
  print: () => import('./pages/shop/print-page.tsx'),
  'make-a-set': () => import('./pages/shop/make-a-set-page.tsx'),
  suitcase: () => import('./pages/shop/suitcase-page.tsx'),
  text: () => import('./pages/words/text-page.tsx'),
  legal: () => import('./pages/words/legal-page.tsx'),
  blog: () => import('./pages/words/blog-page.tsx'),
  stockists: () => import('./pages/words/stockists-page.tsx'),
  'style-guide': () => import('./pages/words/style-guide-page.tsx'),
  'sign-up': () => import('./pages/words/sign-up-page.tsx'),
  reviews: () => import('./pages/shop/reviews-page.tsx'),
  contact: () => import('./pages/words/contact-page.tsx'),
  help: () => import('./pages/words/help-page.tsx'),
  'request-return': () => import('./pages/words/request-return-page.tsx'),
  'manual-returns': () => import('./pages/words/manual-returns-page.tsx'),
  tariffs: () => import('./pages/words/tariffs-page.tsx'),
  post: () => import('./pages/words/post-page.tsx'),
  'marlo-dolls': () => import('./pages/words/marlo-dolls-page.tsx'),
  'student-discount': () => import('./pages/words/student-discount-page.tsx'),
  'bay-club': () => import('./pages/words/bay-club-page.tsx'),
  'size-guide': () => import('./pages/words/size-guide-page.tsx'),
  shipping: () => import('./pages/words/shipping-page.tsx'),
  cart: () => import('./pages/shop/cart-page.tsx'),
  wishlist: () => import('./pages/shop/wishlist-page.tsx'),
  search: () => import('./pages/shop/search-page.tsx'),
  offline: () => import('./pages/system/offline-page.tsx'),
  'sign-in': () => import('./pages/sign-in/sign-in-page.tsx'),
  register: () => import('./pages/sign-in/register-page.tsx'),
  recover: () => import('./pages/sign-in/recover-page.tsx'),
  activate: () => import('./pages/sign-in/activate-page.tsx'),
  reset: () => import('./pages/sign-in/reset-page.tsx'),
  'account-home': () => import('./pages/account/account-home-page.tsx'),
  'account-orders': () => import('./pages/account/account-orders-page.tsx'),
  'account-order': () => import('./pages/account/account-order-page.tsx'),
  'account-wishlist': () => import('./pages/account/account-wishlist-page.tsx'),
  'account-addresses': () => import('./pages/account/account-addresses-page.tsx'),
  'account-club': () => import('./pages/account/account-club-page.tsx'),
  'account-rewards': () => import('./pages/account/account-rewards-page.tsx'),
  'account-statement': () => import('./pages/account/account-statement-page.tsx'),
  'account-past': () => import('./pages/account/account-past-page.tsx'),
  'account-referrals': () => import('./pages/account/account-referrals-page.tsx'),
  'track-order': () => import('./pages/shop/track-order-page.tsx'),
  'account-profile': () => import('./pages/account/account-profile-page.tsx'),
  'account-password': () => import('./pages/account/account-password-page.tsx'),
  // Written out, so that the bundler sees which of the two is never asked for: the shop's own build has no page of parts.
  design: () =>
    process.env.DESIGN_PAGE === 'true'
      ? import('./pages/system/design-page.tsx')
      : import('./pages/system/not-found-page.tsx'),
  'not-found': () => import('./pages/system/not-found-page.tsx'),
  'not-offered': () => import('./pages/system/not-offered-page.tsx'),
  'server-error': () => import('./pages/system/server-error-page.tsx'),
} satisfies PageModules;

export type Template = keyof typeof PAGE_MODULES;

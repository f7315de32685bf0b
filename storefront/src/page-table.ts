import TEXT_PAGE_ROWS from 'virtual:text-page-rows';
import type { Template } from './page-modules.ts';
import type { PageTableRow } from './page-runtime/addresses/page-matching.ts';
import { NOT_FOUND_PATH, OFFLINE_PATH, SERVER_ERROR_PATH } from './page-runtime/names.ts';
import { paths } from './paths.ts';

const page = (path: string, template: Template): PageTableRow => ({ path, matchPath: path, template });

/**
 * Where a mailed link leads, with a language before it or without; the pages themselves speak English. What stands in its
 * address is the browser's alone: one page for all.
 */
const linkPages = (kind: 'activate' | 'reset'): readonly PageTableRow[] => [
  page(`/account/${kind}/`, kind),
  ...['', '/:lang'].map((before) => ({
    ...page(`${before}/account/${kind}/:cxid/:token/`, kind),
    isSecret: true,
  })),
];

/** Where links from outside put something into the bag, by the addresses that shops of the hosted provider have. */
const CART_LINKS: readonly PageTableRow[] = ['/discount/:code/', '/cart/:lines/'].map((path) => ({
  ...page(path, 'cart-link'),
  isSecret: true,
}));

/** Pages of text: one for each file, its address that of the file. See `content/README.md`. */
const TEXT_PAGES: readonly PageTableRow[] = Object.entries(TEXT_PAGE_ROWS).flatMap(([template, addresses]) =>
  addresses.split(' ').map((address) => ({ path: `/${address}/`, matchPath: `/${address}/`, template })),
);

/** Every page of the shop. `template` names the page module and the builder of its data. */
export const PAGE_TABLE: readonly PageTableRow[] = [
  page(paths.home(), 'home'),
  page('/collections/:handle/', 'collection'),
  page('/collections/:handle/page/:page/', 'collection'),
  page('/products/:slug/', 'product'),
  page(paths.lookbooks(), 'lookbooks'),
  page('/lookbooks/:slug/', 'lookbook'),
  page(paths.prints(), 'prints'),
  page('/prints/:handle/', 'print'),
  page(paths.makeASet(), 'make-a-set'),
  page(paths.suitcase(), 'suitcase'),
  page(paths.blog(), 'blog'),
  ...TEXT_PAGES,
  page(paths.clubLanding(), 'bay-club'),
  page(paths.search(), 'search'),
  page(paths.cart(), 'cart'),
  ...CART_LINKS,
  page(paths.signIn(), 'sign-in'),
  page(paths.register(), 'register'),
  page(paths.recover(), 'recover'),
  ...linkPages('activate'),
  ...linkPages('reset'),
  page(paths.account(), 'account-home'),
  page(paths.orders(), 'account-orders'),
  page('/user-account/order-history/order-details/', 'account-order'),
  page(paths.club(), 'account-club'),
  page(paths.clubRewards(), 'account-rewards'),
  page(paths.clubStatement(), 'account-statement'),
  page(paths.clubPastRewards(), 'account-past'),
  page(paths.clubReferrals(), 'account-referrals'),
  page(paths.accountWishlist(), 'account-wishlist'),
  page(paths.addresses(), 'account-addresses'),
  page(paths.personalInformation(), 'account-profile'),
  page(paths.changePassword(), 'account-password'),
  page(paths.trackOrder(), 'track-order'),
  page(paths.wishlist(), 'wishlist'),
  // The page of parts, where the build has it; see `vite.config.ts`.
  ...(process.env.DESIGN_PAGE === 'true' ? [page('/design/', 'design')] : []),
  page(OFFLINE_PATH, 'offline'),
  page(NOT_FOUND_PATH, 'not-found'),
  page(SERVER_ERROR_PATH, 'server-error'),
  { path: NOT_FOUND_PATH, matchPath: '/*', template: 'not-found' satisfies Template },
];

import TEXT_PAGE_ROWS from 'virtual:text-page-rows';
import type { Template } from './page-modules.ts';
import type { PageTableRow } from './page-runtime/addresses/page-matching.ts';
import { NOT_FOUND_PATH, OFFLINE_PATH, SERVER_ERROR_PATH } from './page-runtime/names.ts';

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

/** Pages of text: one for each file, its address that of the file. See `content/README.md`. */
const TEXT_PAGES: readonly PageTableRow[] = Object.entries(TEXT_PAGE_ROWS).flatMap(([template, addresses]) =>
  addresses.split(' ').map((address) => ({ path: `/${address}/`, matchPath: `/${address}/`, template })),
);

/** Every address of the shop. `template` names the page module and the builder of its data. */
export const PAGE_TABLE: readonly PageTableRow[] = [
  page('/', 'home'),
  page('/collections/:handle/', 'collection'),
  page('/collections/:handle/page/:page/', 'collection'),
  page('/products/:slug/', 'product'),
  page('/lookbooks/', 'lookbooks'),
  page('/lookbooks/:slug/', 'lookbook'),
  page('/prints/', 'prints'),
  page('/prints/:handle/', 'print'),
  page('/make-a-set/', 'make-a-set'),
  page('/suitcase/', 'suitcase'),
  page('/blog/', 'blog'),
  ...TEXT_PAGES,
  page('/bay-club/', 'bay-club'),
  page('/search/', 'search'),
  page('/my-cart/', 'cart'),
  page('/account/sign-in/', 'sign-in'),
  page('/account/register/', 'register'),
  page('/account/recover/', 'recover'),
  ...linkPages('activate'),
  ...linkPages('reset'),
  page('/user-account/', 'account-home'),
  page('/user-account/order-history/', 'account-orders'),
  page('/user-account/order-history/order-details/', 'account-order'),
  page('/user-account/bay-club/', 'account-club'),
  page('/user-account/bay-club/my-rewards/', 'account-rewards'),
  page('/user-account/bay-club/rewards-history/', 'account-statement'),
  page('/user-account/bay-club/past-rewards/', 'account-past'),
  page('/user-account/bay-club/referrals/', 'account-referrals'),
  page('/user-account/wishlist/', 'account-wishlist'),
  page('/user-account/shipping-address/', 'account-addresses'),
  page('/user-account/personal-information/', 'account-profile'),
  page('/user-account/change-password/', 'account-password'),
  page('/track-order/', 'track-order'),
  page('/wishlist/', 'wishlist'),
  // The page of parts, where the build has it; see `vite.config.ts`.
  ...(process.env.DESIGN_PAGE === 'true' ? [page('/design/', 'design')] : []),
  page(OFFLINE_PATH, 'offline'),
  page(NOT_FOUND_PATH, 'not-found'),
  page(SERVER_ERROR_PATH, 'server-error'),
  { path: NOT_FOUND_PATH, matchPath: '/*', template: 'not-found' satisfies Template },
];

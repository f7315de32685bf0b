import type { Template } from './page-modules.ts';
import { NOT_FOUND_PATH, SERVER_ERROR_PATH } from './page-runtime/names.ts';
import type { PageTableRow } from './page-runtime/page-matching.ts';

const page = (path: string, template: Template): PageTableRow => ({ path, matchPath: path, template });

/** Every address of the shop. `template` names the page module and the builder of its data. */
export const PAGE_TABLE: readonly PageTableRow[] = [
  page('/', 'home'),
  page('/collections/:handle/', 'collection'),
  page('/collections/:handle/page/:page/', 'collection'),
  page('/products/:slug/', 'product'),
  page('/search/', 'search'),
  page('/my-cart/', 'cart'),
  page(NOT_FOUND_PATH, 'not-found'),
  page(SERVER_ERROR_PATH, 'server-error'),
  { path: NOT_FOUND_PATH, matchPath: '/*', template: 'not-found' satisfies Template },
];

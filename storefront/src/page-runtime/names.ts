/**
 * Every name by which the page runtime meets the document, the server, the worker and the browser's storage.
 * Each is defined here and nowhere else.
 */

/** The element React renders into, and its two children: the page itself, and the voice of route changes. */
export const PAGE_ROOT_ID = 'page';
export const PAGE_FOCUS_ID = 'page-focus';
export const ANNOUNCER_ID = 'route-announcer';

/** Performance mark set once the page answers to the shopper: after the first commit. */
export const FIRST_RENDER_MARK = 'shop:first-render';

/** JSON scripts of the document: this page's data, and how the page was served (`PageBoot`). */
export const PAGE_DATA_ID = 'page-data';
export const PAGE_BOOT_ID = 'page-boot';

/** Spoken after a route change, followed by the page's name. */
export const ANNOUNCER_PREFIX = 'Navigated to ';

/** Fired on `window` when a page takes longer than `DELAYED_AFTER_MS`; `detail` is `{ pathname }`. */
export const DELAYED_PAGE_EVENT = 'shop:delayed-page';
export const DELAYED_AFTER_MS = 1000;

/** Session storage: `1` once this tab has reloaded for a build mismatch, and which two builds it was about. */
export const RELOADED_KEY = 'reload-compilation-hash-match';
export const RELOADED_BUILDS_KEY = 'reload-compilation-hashes';

/** Session storage: the path of a page that broke while React showed it. */
export const BROKEN_PAGE_KEY = 'broken-page';

/** Session storage: where a history entry was scrolled to. */
export const SCROLL_KEY_PREFIX = '@@scroll|';

/** Message to the service worker: forget what was cached for the build before. */
export const CLEAR_PATH_RESOURCES = 'clearPathResources';

/** The build the server serves now: `{ webpackCompilationHash }`. */
export const APP_DATA_URL = '/page-data/app-data.json';

export const NOT_FOUND_PATH = '/404.html';
export const SERVER_ERROR_PATH = '/500.html';

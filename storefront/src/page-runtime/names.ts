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

/** On `<html>`: the country whose prices are on their way, while those of the page's own country are hidden. */
export const COUNTRY_PENDING = 'countryPending';

/** Spoken after a route change, followed by the page's name. */
export const ANNOUNCER_PREFIX = 'Navigated to ';

/** Fired on `window` when a page takes longer than `DELAYED_AFTER_MS`; `detail` is `{ pathname }`. */
export const DELAYED_PAGE_EVENT = 'shop:delayed-page';
export const DELAYED_AFTER_MS = 1000;

/** The bar at the top of the window while a delayed page is on its way. */
export const DELAY_BAR_ID = 'page-delay';

/** Session storage: `1` once this tab has reloaded for a build mismatch, and all builds it has met by then. */
export const RELOADED_KEY = 'reload-compilation-hash-match';
export const RELOADED_BUILDS_KEY = 'reload-compilation-hashes';

/** Session storage: when this tab has loaded a document anew because a part of it would not come, in ms since 1970. */
export const LOST_PART_KEY = 'reload-lost-part';

/** Session storage: the path of a page that broke while React showed it. */
export const BROKEN_PAGE_KEY = 'broken-page';

/** Session storage: where a history entry was scrolled to. */
export const SCROLL_KEY_PREFIX = '@@scroll|';

/** Where the service worker lies. */
export const WORKER_URL = '/sw.js';

/** The Trusted Types policy that lets the worker's address pass, and nothing else. */
export const TRUSTED_POLICY = 'shop-worker';

/** Messages to the service worker, as `{ type }`: forget every page that was seen … */
export const CLEAR_PATH_RESOURCES = 'clearPathResources';
/** … keep what this page came with (`{ path, resources }`). */
export const SET_PATH_RESOURCES = 'setPathResources';

/** On `<html>`: what is shown is as it was last seen, at this time (ISO 8601); empty where the time is not known. */
export const LAST_SEEN = 'lastSeen';

/** The page that stands in for pages that cannot be had. */
export const OFFLINE_PATH = '/offline/';

/** `rel` of what a document names for the moment its first view is here: it becomes a preload then. */
export const LATER = 'later';

/** Event of the document, and a mark on `<html>`: the shopper has moved. */
export const SHOPPER_MOVED = 'moved';

/** Event of the document: the page hears what is pressed from now on, awake or not. */
export const PAGE_LISTENS = 'listens';

/** The build the server serves now: `{ webpackCompilationHash }`. */
export const APP_DATA_URL = '/page-data/app-data.json';

export const NOT_FOUND_PATH = '/404.html';
export const SERVER_ERROR_PATH = '/500.html';

/** Where pictures are, and how wide what stands in for one that is not drawn yet says it is. */
export const PICTURES_PATH = '/pictures/';
export const STAND_IN_PX = 1;

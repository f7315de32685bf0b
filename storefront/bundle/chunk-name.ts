import { PAGE } from './rendered-modules.ts';

/** What the bundler knows of a module. */
interface ModuleInfo {
  /** Its text, once it is loaded. */
  code?: string | null;
  /** What it imports statically. */
  importedIds?: readonly string[];
  /** Modules that import it statically. */
  importers: readonly string[];
  /** Modules that fetch it when they need it. */
  dynamicImporters: readonly string[];
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
const ENTRY = /\/src\/entry-client\.tsx$/;
/** The pages most visits begin with: what they have in common comes with the shell. */
const FIRST_PAGES = new Set(['home', 'collection', 'product']);
/** What is asked for together, where more than one page or part wants it. */
const TOGETHER: ReadonlyArray<readonly [string, RegExp]> = [
  // How the provider is asked, and what is made of its answers: whoever wants a part of it soon wants the rest.
  [
    'provider',
    /\/(?:storefront-api\/.*|product\/card\/(?:card-badges|card-pictures|product-card-data|size-label))\.ts$/,
  ],
  ['cards', /\/product\/card\/(?:lead-with-model|print-dots|product-card|quick-buy)\.(?:tsx?|module\.css)$/],
  [
    'forms',
    /\/ui\/(?:inputs\/(?:check|field)|icons\/(?:line-icon|form-icons)|messages\/form-alert)\.(?:tsx?|module\.css)$|\/(?:features\/form\/(?:problems|use-form)|services-api\/ask-self-service)\.ts$/,
  ],
  // But for its head: that stands in the account while the rest is on its way.
  [
    'wishlist',
    /\/(?:wishlist\/(?:view\/(?!wishlist-head)[\w-]+|item\/[\w-]+|shared-handles)|contract\/product-handle)\.(?:tsx?|module\.css)$/,
  ],
  // What can be worn by a doll: pages that sell know it as the game does.
  ['try-on', /\/game\/(?:shop\/try-on-link|doll\/drawn-item|wardrobe\/item)\.tsx?$/],
  ['reviews', /\/(?:reviews\/review-item|services-api\/ask-services|ui\/stars)\.(?:tsx?|module\.css)$/],
  [
    'parcels',
    /\/(?:orders\/(?:order-category|order-text|status-badge|parcel\/.*)|contract\/return-days)\.(?:tsx?|module\.css)$/,
  ],
  [
    'words',
    /\/content\/(?:part-data|text-view|words|parts\/values)\.(?:tsx?|module\.css)$|\/(?:content\/promises|contract\/shop-address)\.ts$/,
  ],
  // Parts that show products bring the cards: pages of words alone do without.
  ['story', /\/content\/(?:post-card|parts\/story-parts)\.(?:tsx?|module\.css)$/],
  [
    'sizes',
    /\/(?:size-guide\/(?:fit-memory.*|labels-table|length|size-table|suggest-size)|ui\/inputs\/segments|contract\/length)\.(?:tsx?|module\.css)$/,
  ],
  // Parts of every page want these, too, and have them by then.
  [
    'frame',
    /\/(?:newsletter\/newsletter-form|country\/(?:country-button|chosen-country|saved-form)|collection\/collection-families|header\/departments)\.(?:tsx?|module\.css)$/,
  ],
  [
    'collection-parts',
    /\/(?:my-size\/(?:my-size(?:-chip|s)|mark-pages)|filter\/(?:facets|filter-chips|list-filters)|list\/stuck-note)\.(?:tsx?|module\.css)$/,
  ],
  ['router', /\/document\/stand-in-pictures\.ts$/],
  [
    'small-parts',
    /\/(?:add-set|club-terms|currency-sign|dialog|drawer|found-collection|half-size|long-field|measures|partner-note|product-rail|promises|quick-sizes|round-money|search-price|search-terms|share-page|use-club-terms|use-email-form|use-fit|use-modal|use-own-details|use-price-together|use-service-data)\.(?:tsx?|module\.css)$/,
  ],
];
/** Shared by few, worth no request of their own, and in need of nobody outside the shell. */
const TRIFLE =
  /\/(?:(?:chip|field|lost-part|table)\.module\.css|(?:contract\/(?:countries|currencies|gifts)|current-country|(?:document-)?shop-config|fit-part|long-date|look-style|partner|picture-url|return-path|thumb|worker-names)\.ts|(?:lost-part|on-demand|text-head)\.tsx)$/;

/** What several parts want, and no page, is worth no request of its own below this. */
const SMALL_CHARS = 2_000;

/** Groups of pages that have things in common which the rest of the shop has not; the first that holds them all counts. */
const PAGE_GROUPS: ReadonlyArray<readonly [string, RegExp]> = [
  ['error-pages', /^(?:not-found|offline|server-error)$/],
  ['signing-in', /^(?:sign-in|register|recover|activate|reset)$/],
  ['account-pages', /^account-[a-z]+$/],
  ['forms', /^(?:account-[a-z]+|sign-in|register|recover|activate|reset|track-order)$/],
];

/** Parts that are asked for at the same moment: together they are one request, and what only they need comes with them. */
const MOMENTS: ReadonlyArray<readonly [string, RegExp]> = [
  // When the shopper first moves, on every page: the way to other pages, and what stands around this one.
  ['router', /\/(?:src\/routes|country\/shoppers-country|router\/start-router|loading\/unusual-start)\.ts$/],
  // Menus and sizes of cards, too, which are small: who presses need not wait for the network.
  [
    'frame',
    /\/(?:layout\/(?:header\/(?:announcement|main-nav|mega-menu|phone-menu)|site-footer)|product\/card\/quick-buy-panel)\.tsx$/,
  ],
  // Once the page is alive, on every page.
  [
    'cart',
    /\/(?:cart\/(?:session\/open-session\.ts|drawer\/cart-drawer\.tsx|summary\/checkout-address\.ts)|club\/club-line\.tsx)$/,
  ],
  // With the two that are opened from them: by itself, each would make a file more of what it shares with the rest.
  [
    'product-parts',
    /\/(?:product\/(?:page\/product-(?:text|set)|buying\/(?:all-prints-dialog|size-help|option-choice|product-notes|print-siblings|add-bar)|gallery\/gallery)|rewards\/for-points|reviews\/(?:rating-line|reviews-panel|reviews-section)|recently-viewed\/more-products)\.tsx$/,
  ],
  ['collection-parts', /\/(?:collection\/head\/(?:season-head|empty-collection)|my-size\/collection-size-chip)\.tsx$/],
];

/** All patterns that name files one by one; every name in them is to be that of a file. */
export const NAMED_FILES: readonly RegExp[] = [TRIFLE, ...[...TOGETHER, ...MOMENTS].map(([, pattern]) => pattern)];

/** What makes the browser fetch `id`, by static imports alone: the entry (`''`), pages (their template), parts (their id). */
function rootsOf(id: string, graph: ModuleGraph, seen: Set<string> = new Set()): Set<string> {
  if (ENTRY.test(id)) return new Set(['']);
  const template = PAGE.exec(id)?.[1];
  if (template) return new Set([template]);
  if (seen.has(id)) return new Set();
  seen.add(id);
  const { importers, dynamicImporters } = graph.getModuleInfo(id) ?? { importers: [], dynamicImporters: [] };
  const further = importers.flatMap((importer) => [...rootsOf(importer, graph, seen)]);
  return new Set(dynamicImporters.length > 0 ? [id, ...further] : further);
}

/** Small, wanted by parts alone, and in need of nothing but the shell and its like. */
function isSmallPart(id: string, graph: ModuleGraph, seen: Set<string> = new Set()): boolean {
  if (seen.has(id)) return true;
  seen.add(id);
  const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {};
  const roots = [...rootsOf(id, graph)];
  if (REACT.test(id) || roots.includes('')) return true;
  const isOfParts = roots.every((root) => root.includes('/'));
  return isOfParts && (code ?? '').length < SMALL_CHARS && importedIds.every((own) => isSmallPart(own, graph, seen));
}

/**
 * The chunk a module goes into, so that a first view asks for few files and for little it does not need: React by
 * itself, because it outlives our builds; the shell, which every page needs, with what the first pages have in common;
 * what only a group of pages has in common; what is asked for at one moment; the way to the provider; what is too small for
 * a request of its own. Everything else stays with whoever asks for it.
 */
export function chunkName(id: string, graph: ModuleGraph): string | null {
  if (REACT.test(id)) return 'react';
  const roots = [...rootsOf(id, graph)];
  if (roots.includes('')) return 'shell';
  const moment = MOMENTS.find(([, parts]) => roots.length > 0 && roots.every((root) => parts.test(root)));
  if (moment) return moment[0];
  if (roots.length < 2) return null;
  if (TRIFLE.test(id)) return 'shell';
  const together = TOGETHER.find(([, pattern]) => pattern.test(id));
  if (together) return together[0];
  const pages = roots.filter((root) => !root.includes('/'));
  if (isSmallPart(id, graph)) return 'small-parts';
  if (pages.length < 2) return null;
  const group = PAGE_GROUPS.find(([, pattern]) => pages.every((page) => pattern.test(page)));
  if (group) return group[0];
  return pages.some((page) => FIRST_PAGES.has(page)) ? 'shell' : null;
}

import { paths } from '@bluebird-bay/storefront/src/paths.ts';

/** Where letters, ads and checkouts lead by routes that storefronts of the hosted provider have; ours are called otherwise. */
const ROUTES: Readonly<Record<string, string>> = {
  '/discount': paths.cart(),
  '/account': paths.account(),
  '/account/login': paths.signIn(),
  '/account/logout': paths.account(),
  '/account/orders': paths.orders(),
  '/account/addresses': paths.addresses(),
  '/account/profile': paths.personalInformation(),
  '/collections': paths.search(),
  '/collections/all': paths.search(),
  '/products': paths.search(),
  '/blogs': paths.blog(),
  '/pages/about': paths.text('about-us'),
  '/pages/contact': paths.contact(),
  '/pages/faq': paths.help(),
  '/pages/faqs': paths.help(),
  '/pages/returns': paths.returns(),
  '/pages/shipping': paths.shipping(),
  '/policies': paths.text('terms-and-conditions'),
  '/policies/contact-information': paths.contact(),
  '/policies/legal-notice': paths.contact(),
  '/policies/privacy-policy': paths.text('privacy-policy'),
  '/policies/refund-policy': paths.returns(),
  '/policies/shipping-policy': paths.shipping(),
  '/policies/subscription-policy': paths.text('terms-and-conditions'),
  '/policies/terms-of-service': paths.text('terms-and-conditions'),
};

/** Where an address may lead. */
export interface StandardRoute {
  /** Pages of ours that it may mean, the likeliest first; not each of them need be there. */
  pages: readonly string[];
  /** Where it leads when nobody knows of a better one. */
  otherwise?: string;
}

type Leads = (params: URLSearchParams, ...parts: string[]) => StandardRoute;

const to = (...pages: string[]): StandardRoute => ({ pages });

/** The cart, by way of the link that puts the code into it where there is one, with what else the address was asked with. */
function cartWith(params: URLSearchParams): StandardRoute {
  const code = params.get('discount')?.trim() ?? '';
  if (code === '') return to(paths.cart());
  const others = new URLSearchParams([...params].filter(([name]) => name !== 'discount' && name !== 'redirect'));
  const search = `?redirect=${paths.cart()}${others.size > 0 ? `&${others}` : ''}`;
  return to(`/discount/${encodeURIComponent(code)}/${search}`, paths.cart());
}

/** Addresses with something in them, and where each may lead. */
const PATTERNS: ReadonlyArray<readonly [RegExp, Leads]> = [
  [/^\/(?:cart|checkout)$/, cartWith],
  // A product as it hangs in a collection: it has one page here, wherever one comes from.
  [/^\/collections\/[^/]+(\/products\/[^/]+)$/, (_params, product = '') => to(`${product}/`)],
  [/^\/collections\/(?:vendors|types)$/, (params) => to(paths.search(params.get('q') ?? ''))],
  // A collection narrowed to a tag, which has no dot: `products.json` is no page.
  [/^(\/collections\/[^/]+)\/[^/.]+$/, (params, list = '') => to(`${list}/`, ...routeOf(list, params).pages)],
  [/^\/blogs\/[^/]+\.atom$/, () => to('/blog/atom.xml')],
  [
    /^\/blogs(?:\/[^/]+){0,2}(\/[^/.]+)$/,
    (_params, post = '') => ({ pages: [`/blog${post}/`], otherwise: paths.blog() }),
  ],
  [/^\/pages(\/[^/]+)$/, (_params, page = '') => to(`${page}/`)],
  [/^\/account\/orders\/[^/]+$/, () => to(paths.orders())],
  // The order, or the cart, is with whoever took it; these are the nearest that we have.
  [/^\/\d+\/orders\/[^/]+(?:\/.*)?$/, () => to(paths.trackOrder())],
  [/^(?:\/\d+)?\/checkouts\/.+$|^\/cart\/c\/[^/]+$/, () => to(paths.cart())],
];

/** A language, a country or both before an address. */
const LOCALE = /^\/([a-z]{2})(?:-([a-z]{2}))?(\/.+)?$/;
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const isRegion = (code: string): boolean => regions.of(code.toUpperCase()) !== undefined;

function isLocale(first: string, region: string | undefined): boolean {
  const isLanguage = languages.of(first) !== undefined;
  return region === undefined ? isLanguage || isRegion(first) : isLanguage && isRegion(region);
}

/** Small letters, as all handles have, and codes may; what is percent-encoded stays as it is. */
const inSmallLetters = (path: string): string =>
  path.replace(/%[\dA-F]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

function routeOf(route: string, params: URLSearchParams): StandardRoute {
  if (Object.hasOwn(ROUTES, route)) return to(ROUTES[route] ?? '');
  for (const [pattern, leads] of PATTERNS) {
    const match = pattern.exec(route);
    if (match) return leads(params, ...match.slice(1));
  }
  return { pages: [] };
}

/** Where an address of other storefronts may lead: never to more than a few pages, however long it is. */
export function standardRoute(path: string, params: URLSearchParams = new URLSearchParams()): StandardRoute {
  const asked = path.replace(/\/+$/, '');
  const route = inSmallLetters(asked);
  const [, first, region, rest] = LOCALE.exec(route) ?? [];
  if (first !== undefined && isLocale(first, region)) {
    // The shop speaks one language. Only one is taken off: nobody links to more.
    if (rest === undefined) return { pages: [], otherwise: paths.home() };
    const { pages, ...others } = routeOf(rest, params);
    return { pages: [`${rest}/`, ...pages], ...others };
  }
  const found = routeOf(route, params);
  const isSpelledInCapitals = route !== asked && /^\/(?:cart|collections|discount|products)\//.test(route);
  return isSpelledInCapitals && found.pages.length === 0 ? to(`${route}/`) : found;
}

import { paths } from '@bluebird-bay/storefront/src/paths.ts';

/** Where letters, ads and checkouts lead by routes that storefronts of the hosted provider have; ours are called otherwise. */
const ROUTES: Readonly<Record<string, string>> = {
  '/cart': paths.cart(),
  '/checkout': paths.cart(),
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

type Leads = (params: URLSearchParams, ...parts: string[]) => readonly string[];

/** Addresses with something in them, and where each may lead, the likeliest first. */
const PATTERNS: ReadonlyArray<readonly [RegExp, Leads]> = [
  // A product as it hangs in a collection: it has one page here, wherever one comes from.
  [/^\/collections\/[^/]+(\/products\/[^/]+)$/, (_params, product = '') => [`${product}/`]],
  [/^\/collections\/(?:vendors|types)$/, (params) => [paths.search(params.get('q') ?? '')]],
  // A collection narrowed to a tag.
  [/^(\/collections\/[^/]+)\/[^/]+$/, (params, list = '') => [`${list}/`, ...standardRoutes(list, params)]],
  [/^\/blogs\/[^/]+\.atom$/, () => ['/blog/atom.xml']],
  [/^\/blogs(?:\/[^/]+){0,2}(\/[^/]+)$/, (_params, post = '') => [`/blog${post}/`, paths.blog()]],
  [/^\/pages(\/[^/]+)$/, (_params, page = '') => [`${page}/`]],
  [/^\/account\/orders\/[^/]+$/, () => [paths.orders()]],
  // The order, or the cart, is with whoever took it; these are the nearest that we have.
  [/^\/\d+\/orders\/[^/]+(?:\/.*)?$/, () => [paths.trackOrder()]],
  [/^(?:\/\d+)?\/checkouts\/.+$|^\/cart\/c\/[^/]+$/, () => [paths.cart()]],
  // A language and a country before it: the shop speaks one.
  [/^\/[a-z]{2}(?:-[a-z]{2})?(\/.+)?$/, (params, rest = '') => [`${rest}/`, ...standardRoutes(rest, params)]],
];

/** Small letters, as all handles have; what is percent-encoded stays as it is. */
const inSmallLetters = (path: string): string =>
  path.replace(/%[\dA-F]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/** Pages of ours that such a route may mean, the likeliest first. Not each of them need be there. */
export function standardRoutes(path: string, params: URLSearchParams = new URLSearchParams()): readonly string[] {
  const asked = path.replace(/\/+$/, '');
  const route = inSmallLetters(asked);
  if (Object.hasOwn(ROUTES, route)) return [ROUTES[route] ?? ''];
  for (const [pattern, leads] of PATTERNS) {
    const match = pattern.exec(route);
    if (match) return leads(params, ...match.slice(1));
  }
  return route === asked || !/^\/(?:collections|products)\//.test(route) ? [] : [`${route}/`];
}

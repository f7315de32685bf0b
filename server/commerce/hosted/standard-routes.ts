import { paths } from '@bluebird-bay/storefront/src/paths.ts';

/** Where checkouts and letters of hosted providers lead, by the routes that every storefront written for them has; ours are called otherwise. */
const ROUTES: Readonly<Record<string, string>> = {
  '/cart': paths.cart(),
  '/account': paths.account(),
  '/account/login': paths.signIn(),
  '/account/orders': paths.orders(),
  '/account/addresses': paths.addresses(),
  '/collections': paths.search(),
  '/collections/all': paths.search(),
  '/blogs': paths.blog(),
  '/pages/about-us': paths.text('about-us'),
  '/pages/contact': paths.contact(),
  '/pages/contact-us': paths.contact(),
  '/policies/privacy-policy': paths.text('privacy-policy'),
  '/policies/refund-policy': paths.returns(),
  '/policies/shipping-policy': paths.shipping(),
  '/policies/terms-of-service': paths.text('terms-and-conditions'),
};

/** A product as it hangs in a collection: it has one page here, wherever one comes from. */
const WITHIN_COLLECTION = /^\/collections\/[^/]+(\/products\/[^/]+)$/;

/** The page of ours that such a route means; undefined: it means none. */
export function standardRoute(path: string): string | undefined {
  const route = path.replace(/\/+$/, '');
  const [, product] = WITHIN_COLLECTION.exec(route) ?? [];
  if (product) return `${product}/`;
  return Object.hasOwn(ROUTES, route) ? ROUTES[route] : undefined;
}

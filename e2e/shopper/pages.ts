/** An address that no page has. */
export const NO_PAGE = '/no/such/page/';

/** Of every template one page. */
export const PAGE_OF_EVERY_KIND: readonly string[] = [
  '/',
  '/collections/tops/',
  '/products/kaila-top-wildflowers/',
  '/lookbooks/',
  '/lookbooks/afterglow/',
  '/student-discount/',
  '/size-guide/',
  '/shipping-and-order-information/',
  '/search/',
  '/my-cart/',
  '/wishlist/',
  '/offline/',
  NO_PAGE,
  '/track-order/',
  '/account/sign-in/',
  '/account/register/',
  '/account/recover/',
  '/account/activate/1/a/',
  '/account/reset/1/a/',
  '/user-account/',
  '/user-account/order-history/',
  '/user-account/order-history/order-details/',
  '/user-account/wishlist/',
  '/user-account/shipping-address/',
  '/user-account/personal-information/',
  '/user-account/change-password/',
];

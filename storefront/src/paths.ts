const segment = (value: string): string => encodeURIComponent(value);

/** Every address of the shop, in its one canonical spelling: it ends in a slash. Handles are the provider's, unencoded. */
export const paths = {
  home: (): string => '/',
  collection: (handle: string): string => `/collections/${segment(handle)}/`,
  /** A collection's further pieces, `page` from 2 on; the first page is the collection's own. */
  collectionPage: (handle: string, page: number): string =>
    page < 2 ? `/collections/${segment(handle)}/` : `/collections/${segment(handle)}/page/${page}/`,
  product: (handle: string): string => `/products/${segment(handle)}/`,
  /** The search page, with what is searched for. */
  search: (words = ''): string => `/search/${words === '' ? '' : `?q=${segment(words).replaceAll('%20', '+')}`}`,
  cart: (): string => '/my-cart/',
  notFound: (): string => '/404.html',
  serverError: (): string => '/500.html',
} as const;

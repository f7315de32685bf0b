const segment = (value: string): string => encodeURIComponent(value);

/** Every address of the shop, in its one canonical spelling: it ends in a slash. Handles are the provider's, unencoded. */
export const paths = {
  home: (): string => '/',
  collection: (handle: string): string => `/collections/${segment(handle)}/`,
  /** A collection's further products, `page` from 2 on; the first page is the collection's own. */
  collectionPage: (handle: string, page: number): string =>
    page < 2 ? `/collections/${segment(handle)}/` : `/collections/${segment(handle)}/page/${page}/`,
  product: (handle: string): string => `/products/${segment(handle)}/`,
  lookbooks: (): string => '/lookbooks/',
  lookbook: (slug: string): string => `/lookbooks/${segment(slug)}/`,
  studentDiscount: (): string => '/student-discount/',
  sizeGuide: (): string => '/size-guide/',
  shipping: (): string => '/shipping-and-order-information/',
  /** What the shop promises of sending things back, on the page about shipping. */
  returns: (): string => '/shipping-and-order-information/#returns',
  /** The search page, with what is searched for. */
  search: (terms = ''): string => `/search/${terms === '' ? '' : `?q=${segment(terms).replaceAll('%20', '+')}`}`,
  cart: (): string => '/my-cart/',
  signIn: (): string => '/account/sign-in/',
  register: (): string => '/account/register/',
  recover: (): string => '/account/recover/',
  activate: (): string => '/account/activate/',
  reset: (): string => '/account/reset/',
  account: (): string => '/user-account/',
  orders: (): string => '/user-account/order-history/',
  /** One order of the customer's own, by its plain id. */
  order: (id: string): string => `/user-account/order-history/order-details/?order=${segment(id)}`,
  accountWishlist: (): string => '/user-account/wishlist/',
  addresses: (): string => '/user-account/shipping-address/',
  personalInformation: (): string => '/user-account/personal-information/',
  changePassword: (): string => '/user-account/change-password/',
  /** What Bay Club is, for everybody. */
  clubLanding: (): string => '/bay-club/',
  /** A member's own pages. */
  club: (): string => '/user-account/bay-club/',
  clubRewards: (): string => '/user-account/bay-club/my-rewards/',
  clubPastRewards: (): string => '/user-account/bay-club/past-rewards/',
  clubStatement: (): string => '/user-account/bay-club/rewards-history/',
  clubReferrals: (): string => '/user-account/bay-club/referrals/',
  /** What a member gives a friend; the code stays with the friend's browser. */
  clubInvitation: (code: string): string => `/bay-club/?friend=${segment(code)}`,
  trackOrder: (): string => '/track-order/',
  wishlist: (): string => '/wishlist/',
  /** A wishlist to look at, by the handles of its products. */
  sharedWishlist: (handles: readonly string[]): string => `/wishlist/?pieces=${handles.map(segment).join(',')}`,
  notFound: (): string => '/404.html',
  serverError: (): string => '/500.html',
} as const;

const segment = (value: string): string => encodeURIComponent(value);
const listed = (handles: readonly string[]): string => handles.map(segment).join(',');

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
  /** Every print there is, and one of them: how it was drawn and what was cut from it. */
  prints: (): string => '/prints/',
  print: (handle: string): string => `/prints/${segment(handle)}/`,
  /** The set builder; `set-builder/set-address.ts` says what it begins with. */
  makeASet: (): string => '/make-a-set/',
  /** The suitcase: one's own, or one to look at by the handles of what is in it; `pack` puts these into one's own. */
  suitcase: (handles: readonly string[] = [], as: 'pieces' | 'pack' = 'pieces'): string =>
    `/suitcase/${handles[0] ? `?${as}=${listed(handles)}` : ''}`,
  blog: (): string => '/blog/',
  /** A page of text in `content/`, by the name of its file. */
  text: (slug: string): string => `/${slug}/`,
  studentDiscount: (): string => '/student-discount/',
  sizeGuide: (): string => '/size-guide/',
  shipping: (): string => '/shipping-and-order-information/',
  /** How sending something back works, and where it begins. */
  returns: (): string => '/return-a-product/',
  /** Where a return is asked for; of an order of one's own, by its name. */
  requestReturn: (order = ''): string => `/request-a-return/${order && `?order=${segment(order)}`}`,
  /** Where the same form leads in a browser without scripts. */
  returnsWithoutScript: (): string => '/checkouts/returns/find',
  /** Where forms that ask for an address are sent by a browser without scripts; no page of its own. */
  signUpForm: (): string => '/sign-up/',
  /** Where the wish to hear of a size is sent by a browser without scripts; no page of its own. */
  stockRequestForm: (): string => '/back-in-stock/',
  contact: (): string => '/contact-us/',
  /** Questions people ask; an answer by its id. */
  help: (id = ''): string => `/help/${id && `#${id}`}`,
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
  sharedWishlist: (handles: readonly string[]): string => `/wishlist/?pieces=${listed(handles)}`,
  /** The collaboration with the dolls, and the game. */
  marloDolls: (): string => '/marlo-dolls/',
  /** A dressed doll to look at and to buy, by its code. */
  look: (code: string): string => `/look/${segment(code)}/`,
  /** Where such an address leads: the game, dressed alike. */
  playLook: (code: string): string => `/marlo-dolls/?look=${segment(code)}`,
  /** A product of the shop on a doll: its picture's end, `{cut}/{colourway}`, its handle and its print's name. */
  tryOn: (image: string, handle: string, name: string): string =>
    `/marlo-dolls/?${new URLSearchParams({ wear: image, handle, name })}`,
  notFound: (): string => '/404.html',
  serverError: (): string => '/500.html',
} as const;

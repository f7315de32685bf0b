/**
 * What the page runtime promises, what the checkout counts and who may see what does not depend on the screen: by day one
 * of the two walks a journey, and every night both do. That is the phone, where most shoppers are and there is least room;
 * these are walked on the desktop, where theirs is the harder way, as is whatever names itself `@desktop-only`.
 */
const ON_DESKTOP_BY_DAY = [
  'account/account-menu',
  'account/account-pages',
  'catalogue/my-size',
  'catalogue/print-pages',
  'catalogue/wishlist',
  'checkout/gift-card',
  'checkout/money',
  'everywhere/country',
  'everywhere/weight',
  'everywhere/without-javascript',
  'pages/editorial',
] as const;

/** The files of journeys that a phone leaves to the desktop by day. */
export const leftByPhones: readonly string[] = ON_DESKTOP_BY_DAY.map((name) => `**/journeys/${name}.e2e.ts`);

/** What is walked on the desktop by day: matches a journey's file, name and tags, as Playwright strings them together. */
export const walkedOnDesktop = new RegExp(`journeys/(${ON_DESKTOP_BY_DAY.join('|')})\\.e2e\\.ts|@desktop-only`);

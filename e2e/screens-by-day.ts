export type Screen = 'phone' | 'desktop';

/**
 * What the page runtime promises, what the checkout counts and who may see what does not depend on the screen: by day one
 * of the two walks it, where that is the harder way, and every night both do. What stands in neither list both walk, always.
 * A folder stands for all journeys in it.
 */
const ALONE: Readonly<Record<Screen, readonly string[]>> = {
  phone: [
    'account/account',
    'account/account-activation',
    'account/account-addresses',
    'account/account-orders',
    'account/account-password',
    'account/account-traces',
    'cart',
    'catalogue/listing',
    'catalogue/wishlist-sync',
    'checkout/emails',
    'checkout/returns',
    'checkout/typing',
    'club',
    'everywhere/addresses',
    'everywhere/hostile-texts',
    'everywhere/small-screen',
    'pages/contact',
    'pages/forms',
    'pages/game',
    'pages/game-bad-input',
    'pages/game-polaroids',
    'pages/game-trouble',
    'pages/game-ways-in',
    'pages/lookbook',
    'pages/pages-of-words',
    'runtime/accounts-elsewhere',
    'runtime/addresses',
    'runtime/country',
    'runtime/early-input',
    'runtime/failures',
    'runtime/machines',
    'runtime/navigation',
    'runtime/offline',
    'runtime/worker',
  ],
  desktop: [
    'account/account-menu',
    'account/account-pages',
    'catalogue/wishlist',
    'checkout/money',
    'everywhere/country',
    'everywhere/weight',
    'everywhere/without-javascript',
    'pages/editorial',
  ],
};

/** The screens that walk a journey by day, named as in `cart/cart-life.e2e.ts`. */
export function screensByDay(journey: string): readonly Screen[] {
  const name = journey.replace(/\.e2e\.ts$/, '');
  const isWalkedBy = (screen: Screen): boolean =>
    ALONE[screen].some((entry) => name === entry || name.startsWith(`${entry}/`));
  const alone = (['phone', 'desktop'] as const).filter(isWalkedBy);
  return alone.length === 0 ? ['phone', 'desktop'] : alone;
}

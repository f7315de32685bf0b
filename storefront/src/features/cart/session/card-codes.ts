import type { GuardedStorage } from '../../storage/guarded-storage.ts';
import type { Cart } from '../state/cart.ts';
import type { CartStore } from '../state/cart-store.ts';

const CARD_CODES_KEY = 'cartGiftCards';

/**
 * The codes of the gift cards this tab has put into its cart. The provider tells no more than their last characters, and
 * takes them as a whole list: whoever adds a card names those before it once more. They open money, so they live in the
 * tab's storage, with their cart, and no longer than the tab.
 */
export interface CardCodes {
  /** The codes of all cards in the cart; undefined where one of them was put in elsewhere. */
  of(cart: Cart): readonly string[] | undefined;
  /** Keeps, of these codes, those of cards that are in the cart. */
  keep(cart: Cart, codes: readonly string[]): void;
  /** Lets go of a code with its card, and of all with their cart, or when its customer has signed out. */
  follow(store: CartStore): void;
}

/** Whether whoever the cart was of has left it. */
const isLeft = (cart: Cart, before: Cart | undefined): boolean =>
  before?.buyerIdentity.customer != null && cart.buyerIdentity.customer == null;

const endsWith = (code: string, lastCharacters: string): boolean => code.endsWith(lastCharacters.toUpperCase());

/** Whether the gift card with this code is in the cart, as far as the last characters tell. */
export const holdsCard = (cart: Cart, code: string): boolean =>
  cart.appliedGiftCards.some(({ lastCharacters }) => endsWith(code, lastCharacters));

export function cardCodes(tab: GuardedStorage): CardCodes {
  function kept(cartId: string): readonly string[] {
    try {
      const value: Record<string, unknown> = Object(JSON.parse(tab.read(CARD_CODES_KEY) ?? 'null'));
      if (value.cartId !== cartId || !Array.isArray(value.codes)) return [];
      return value.codes.filter((code) => typeof code === 'string');
    } catch {
      return [];
    }
  }

  const applied = (cart: Cart, codes: readonly string[]): string[] => codes.filter((code) => holdsCard(cart, code));

  function keep(cart: Cart, codes: readonly string[]): void {
    const own = [...new Set(applied(cart, codes))];
    if (own.length > 0) tab.write(CARD_CODES_KEY, JSON.stringify({ cartId: cart.id, codes: own }));
    else tab.remove(CARD_CODES_KEY);
  }

  return {
    keep,

    of(cart) {
      const cards = cart.appliedGiftCards;
      const codes = applied(cart, kept(cart.id));
      const areAllKnown = cards.every(({ lastCharacters }) => codes.some((code) => endsWith(code, lastCharacters)));
      return areAllKnown && codes.length === cards.length ? codes : undefined;
    },

    follow(store) {
      store.listen((_event, { cart, phase }, before) => {
        if (phase === 'absent') tab.remove(CARD_CODES_KEY);
        else if (phase === 'ready' && cart && cart !== before.cart)
          keep(cart, isLeft(cart, before.cart) ? [] : kept(cart.id));
      });
    },
  };
}

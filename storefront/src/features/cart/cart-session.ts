import type { CountryCode } from '../../storefront-api/generated/operations.ts';
import { type CartAdding, cartAdding } from './cart-adding.ts';
import { type CartSessionParts, cartLifecycle } from './cart-lifecycle.ts';
import { type CartLineChanges, cartLineChanges } from './cart-line-changes.ts';

/** Everything the shop can do with its bag (specification §4, §5 and §8 with rulings D1, D2, D6, D17). */
export interface CartSession extends CartAdding, CartLineChanges {
  /** Looks the stored cart up: on load, and when another tab, the checkout or an outage may have changed it. */
  read(): Promise<void>;
  /** The open cart's id, made now if this browser has none; null when none could be made. */
  ensure(): Promise<string | null>;
  /** Tells the provider where the shopper is now, then loads the cart in that country's prices. */
  changeCountry(countryCode: CountryCode, customerAccessToken?: string): Promise<void>;
}

export function cartSession(parts: CartSessionParts): CartSession {
  const life = cartLifecycle(parts);

  return {
    ...cartAdding(parts, life),
    ...cartLineChanges(parts, life),
    ensure: () =>
      life.mutation(async () => {
        const open = await life.openCartId();
        return 'id' in open ? open.id : null;
      }),

    async read() {
      await parts.queue(life.readStored);
    },

    async changeCountry(countryCode, customerAccessToken) {
      await life.mutation(async () => {
        const id = parts.storedId.read();
        if (!id) return;
        await parts.requests.identify(id, countryCode, customerAccessToken);
        await life.readStored();
        parts.storedId.announceChange();
      });
    },
  };
}

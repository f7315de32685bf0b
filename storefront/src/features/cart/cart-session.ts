import { type CartAdding, cartAdding } from './cart-adding.ts';
import { type CartCodes, cartCodes } from './cart-codes.ts';
import { type CartIdentity, cartIdentity } from './cart-identity.ts';
import { type CartSessionParts, cartLifecycle } from './cart-lifecycle.ts';
import { type CartLineChanges, cartLineChanges } from './cart-line-changes.ts';
import { type CartPromo, cartPromo } from './cart-promo.ts';

/** Everything the shop can do with its cart (specification §4, §5 and §8 with rulings D1, D2, D6, D8, D9, D17). */
export interface CartSession extends CartAdding, CartCodes, CartIdentity, CartLineChanges, CartPromo {
  /** Looks the stored cart up: on load, and when another tab, the checkout or an outage may have changed it. */
  read(): Promise<void>;
  /** The open cart's id, made now if this browser has none; null when none could be made, with the reason under `cart`. */
  ensure(): Promise<string | null>;
}

export function cartSession(parts: CartSessionParts): CartSession {
  const life = cartLifecycle(parts);
  const identity = cartIdentity(parts, life);
  const promo = cartPromo(parts, life);
  const adding = cartAdding(parts, life);
  life.afterReplacing(promo.reconcileGifts);

  return {
    ...adding,
    ...cartCodes(parts, life),
    ...cartLineChanges(parts, life),
    ...identity,
    ...promo,
    undoRemove() {
      const giftWithPurchase = parts.store.getState().removed?.giftWithPurchase;
      return giftWithPurchase === undefined ? adding.undoRemove() : promo.putBack(giftWithPurchase);
    },
    ensure: () =>
      life.mutation(async () => {
        const open = await life.openCartId();
        if ('id' in open) return open.id;
        life.setError('cart', open.reason);
        return null;
      }),

    async read() {
      await parts.queue(life.readStored);
      if (identity.disagrees()) await identity.updateBuyer();
    },
  };
}

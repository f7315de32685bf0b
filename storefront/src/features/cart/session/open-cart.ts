import type { ApiFailure } from '../../../storefront-api/client.ts';
import type { Cart } from '../state/cart.ts';
import { type AnsweredCart, returnedCart } from './cart-answer.ts';
import { failureReason, REASONS } from './cart-reasons.ts';
import type { CartSessionParts } from './session-parts.ts';

/** This browser's cart as its stored id names it (specification §4, with rulings D2 and D17). */
export interface OpenCart {
  /** Looks the stored cart up. Returns why that failed; the cart and its id are kept then (ruling D17). */
  readStored(): Promise<ApiFailure | undefined>;
  /** The open cart's id, made now if this browser has none; without one, why there is none, in words. */
  openCartId(): Promise<{ id: string } | { reason: string }>;
  /**
   * The stored cart is no open cart any more: resets the id and makes a new cart (specification §4.3), or takes `next`, which
   * the provider has put in its place. Null when none could be made.
   */
  recreateCart(next?: AnsweredCart): Promise<Cart | null>;
}

export function openCart({ store, requests, storedId, lastSeen, country, customer }: CartSessionParts): OpenCart {
  const { dispatch, getState } = store;

  /** The cart that another tab has made in the meantime. */
  async function takeStored(): Promise<string | null> {
    const failure = await readStored();
    return failure ? null : (storedId.read() ?? null);
  }

  /** Makes a cart; asked only while no id is stored. */
  async function create(): Promise<string | null> {
    const token = customer();
    const buyer = { countryCode: country() };
    const answer = await requests.create(token ? { ...buyer, customerAccessToken: token } : buyer);
    if (answer.kind !== 'cart') {
      console.error('Cart creation error', answer.kind === 'refused' ? answer.errors : answer);
      return null;
    }
    // Where tabs share no lock, another one may have made its cart in the meantime; then that is this browser's.
    if (storedId.read()) return takeStored();
    storedId.write(answer.cart.id);
    dispatch({ type: 'cartReturned', returned: returnedCart(answer, getState()) });
    return answer.cart.id;
  }

  /** The provider made it for nobody, perhaps in another country: whoever is signed in says so, and where they are. */
  async function adopt(next: AnsweredCart): Promise<void> {
    const { id } = next.cart;
    storedId.write(id);
    dispatch({ type: 'cartReturned', returned: returnedCart(next, getState()) });
    const token = customer();
    const isElsewhere = next.cart.buyerIdentity.countryCode !== country();
    const buyer = { countryCode: country(), ...(token && { customerAccessToken: token }) };
    if ((token || isElsewhere) && (await requests.identify(id, buyer)) === 'taken') await readStored();
  }

  async function recreateCart(next?: AnsweredCart): Promise<Cart | null> {
    storedId.forget();
    dispatch({ type: 'cartGone' });
    await (next ? adopt(next) : create());
    return getState().cart ?? null;
  }

  async function readStored(): Promise<ApiFailure | undefined> {
    const id = storedId.read();
    if (!id) {
      dispatch({ type: 'cartAbsent' });
      return undefined;
    }
    const answer = await requests.retrieve(id);
    if (answer.kind === 'cart') dispatch({ type: 'cartReturned', returned: returnedCart(answer, getState()) });
    if (answer.kind === 'gone') await recreateCart();
    if (answer.kind !== 'failed') return undefined;
    console.error('Error retrieving cart', answer.failure);
    dispatch({ type: 'cartUnreachable', id, lastSeen: lastSeen.of(id) });
    return answer.failure;
  }

  return {
    readStored,
    recreateCart,

    async openCartId() {
      // Another tab may have started over since this one last looked. A cart that cannot be looked at is not added to:
      // nobody could tell afterwards what went in.
      const stored = storedId.read();
      const failure = stored && stored !== getState().cart?.id ? await readStored() : undefined;
      if (failure) return { reason: failureReason(failure) };
      const id = storedId.read() ?? (await create());
      return id ? { id } : { reason: REASONS.noCart };
    },
  };
}

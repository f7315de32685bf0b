import type { CartCommand } from '../state/cart-commands.ts';
import type { CartOutcome } from '../state/cart-events.ts';
import type { Buyer } from './cart-requests.ts';
import type { OpenCart } from './open-cart.ts';
import type { CartSessionParts } from './session-parts.ts';

type TellBuyer = Extract<CartCommand, { kind: 'tellBuyer' }>;

/** Where the cart is bought from, and by whom. Failures are logged and swallowed (specification §7). */
export function buyerTeller({ store, requests, storedId, country, customer }: CartSessionParts, open: OpenCart) {
  /** What was told last, so that a provider that will not have it is not asked again and again (pain P05). */
  let told = '';

  /** The buyer as this browser knows them. A customer is named where the provider does not know them, or of their leaving. */
  function buyerNow({ countryCode, signedIn = false }: Omit<TellBuyer, 'kind'>): Buyer {
    const token = customer();
    const where = { countryCode: countryCode ?? country() };
    if (token === undefined) return where;
    const isKnown = store.getState().cart?.buyerIdentity.customer != null;
    const isNamed = signedIn || (token !== null) !== isKnown || (token !== null && countryCode !== undefined);
    return isNamed ? { ...where, customerAccessToken: token } : where;
  }

  async function tell(buyer: Buyer): Promise<CartOutcome> {
    const id = storedId.read();
    if (!id) return { ok: false };
    told = JSON.stringify([id, buyer]);
    const taken = await requests.identify(id, buyer);
    if (!taken && buyer.customerAccessToken) {
      // A cart of somebody else does not change hands: they leave it first.
      const left = await requests.identify(id, { ...buyer, customerAccessToken: null });
      if (left) await requests.identify(id, buyer);
    }
    await open.readStored();
    return { ok: true };
  }

  return {
    /** Tells the provider, then loads the cart in that country's prices. */
    tell: (command: TellBuyer): Promise<CartOutcome> => tell(buyerNow(command)),

    /** Whether the cart is of another country or customer than this browser: a change that did not get through. */
    disagrees(): boolean {
      const { cart } = store.getState();
      if (!cart) return false;
      const buyer = buyerNow({});
      const differs = cart.buyerIdentity.countryCode !== buyer.countryCode || buyer.customerAccessToken !== undefined;
      return differs && told !== JSON.stringify([cart.id, buyer]);
    },
  };
}

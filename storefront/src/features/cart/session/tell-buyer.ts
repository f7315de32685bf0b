import type { CartCommand } from '../state/cart-commands.ts';
import type { CartOutcome } from '../state/cart-events.ts';
import type { Buyer } from './cart-requests.ts';
import type { OpenCart } from './open-cart.ts';
import type { CartSessionParts } from './session-parts.ts';

type TellBuyer = Extract<CartCommand, { kind: 'tellBuyer' }>;

/** Where the cart is bought from, and by whom. Failures are logged and swallowed (specification §7). */
export function buyerTeller({ store, requests, storedId, country, customer }: CartSessionParts, open: OpenCart) {
  /** What the provider was told last and has answered, so that one that will not have it is not asked again and again. */
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
    const words = JSON.stringify([id, buyer]);
    told = words;
    let answer = await requests.identify(id, buyer);
    if (answer === 'refused' && buyer.customerAccessToken) {
      // A cart of somebody else does not change hands: they leave it first.
      answer = await requests.identify(id, { ...buyer, customerAccessToken: null });
      if (answer === 'taken') answer = await requests.identify(id, buyer);
    }
    // What nobody heard is said again at the next look.
    if (answer === 'failed' && told === words) told = '';
    await open.readStored();
    return { ok: true };
  }

  /** Whether the cart is of another country or customer than this browser: a change that did not get through. */
  function disagrees(): boolean {
    const { cart } = store.getState();
    if (!cart) return false;
    const buyer = buyerNow({});
    const differs = cart.buyerIdentity.countryCode !== buyer.countryCode || buyer.customerAccessToken !== undefined;
    return differs && told !== JSON.stringify([cart.id, buyer]);
  }

  /** Whether another command has said the same while this one waited: a look found out what a sign-in was about to tell. */
  function isSaid({ countryCode, signedIn }: TellBuyer): boolean {
    if (countryCode !== undefined) return false;
    return signedIn ? told === JSON.stringify([storedId.read(), buyerNow({ signedIn })]) : !disagrees();
  }

  return {
    /** Tells the provider, then loads the cart in that country's prices. */
    tell: async (command: TellBuyer): Promise<CartOutcome> =>
      isSaid(command) ? { ok: true } : tell(buyerNow(command)),
    disagrees,
  };
}

import type { CountryCode } from '../../storefront-api/generated/operations.ts';
import type { CartLifecycle, CartSessionParts } from './cart-lifecycle.ts';
import type { Buyer } from './cart-requests.ts';

/** Where the cart is bought from, and by whom. Failures are logged and swallowed (specification §7). */
export interface CartIdentity {
  /** Tells the provider where the shopper is now, then loads the cart in that country's prices. */
  changeCountry(countryCode: CountryCode): Promise<void>;
  /** Somebody signed in or out: the cart and its country stay, and are theirs from now on. */
  changeCustomer(): Promise<void>;
  /** Whether the cart is of another country or customer than this browser: a change that did not get through. */
  disagrees(): boolean;
  /** Tells the provider once more what it should have heard. */
  updateBuyer(): Promise<void>;
}

export function cartIdentity(
  { store, requests, storedId, country, customer }: CartSessionParts,
  life: CartLifecycle,
): CartIdentity {
  /** What was told last, so that a provider that will not have it is not asked again and again (pain P05). */
  let notified = '';

  /** What the provider does not know yet: who signed in, or that the customer it knows has left. */
  function customerToSend(): Pick<Buyer, 'customerAccessToken'> {
    const token = customer();
    const known = store.getState().cart?.buyerIdentity.customer != null;
    if (token === undefined || (token !== null) === known) return {};
    return { customerAccessToken: token };
  }

  async function notify(buyer: Buyer): Promise<void> {
    const id = storedId.read();
    if (!id) return;
    notified = JSON.stringify([id, buyer]);
    const taken = await requests.identify(id, buyer);
    if (!taken && buyer.customerAccessToken) {
      // A cart of somebody else does not change hands: they leave it first.
      const left = await requests.identify(id, { ...buyer, customerAccessToken: null });
      if (left) await requests.identify(id, buyer);
    }
    await life.readStored();
    storedId.announceChange();
  }

  return {
    async changeCountry(countryCode) {
      const token = customer();
      await life.mutation(() =>
        notify(token ? { countryCode, customerAccessToken: token } : { countryCode, ...customerToSend() }),
      );
    },

    async changeCustomer() {
      const token = customer();
      if (token !== undefined && storedId.read())
        await life.mutation(() => notify({ countryCode: country(), customerAccessToken: token }));
    },

    disagrees() {
      const { cart } = store.getState();
      if (!cart) return false;
      const buyer = { countryCode: country(), ...customerToSend() };
      const differs = cart.buyerIdentity.countryCode !== buyer.countryCode || buyer.customerAccessToken !== undefined;
      return differs && notified !== JSON.stringify([cart.id, buyer]);
    },

    async updateBuyer() {
      await life.mutation(() => notify({ countryCode: country(), ...customerToSend() }));
    },
  };
}

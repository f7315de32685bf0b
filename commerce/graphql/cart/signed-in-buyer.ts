import type { BuyerInput } from '../../cart/change-buyer.ts';
import type { CommerceDb } from '../../store/commerce-database.ts';
import { findCustomer } from '../../store/customer/customers.ts';
import type { RequestContext } from '../context.ts';
import { type CustomerSource, viewerOf } from '../customer/viewer.ts';
import type { CartBuyerIdentityInput } from '../generated/resolvers.ts';
import { type CartSource, isOpened } from './cart-source.ts';

async function customerOfToken(
  token: string | null | undefined,
  context: RequestContext,
): Promise<Pick<BuyerInput, 'customer'>> {
  if (token === undefined) return {};
  if (token === null) return { customer: null };
  return { customer: (await viewerOf(token, context))?.customer ?? 'unknown' };
}

function readPreferences(input: CartBuyerIdentityInput['preferences']): BuyerInput['preferences'] {
  if (!input) return input;
  const { delivery, wallet } = input;
  return {
    wallet: wallet ?? null,
    delivery: delivery
      ? {
          deliveryMethod: delivery.deliveryMethod ?? [],
          pickupHandle: delivery.pickupHandle ?? [],
          coordinates: delivery.coordinates ?? null,
        }
      : null,
  };
}

/** "Unknown Region": what clients of the hosted provider send where they know no country. It says nothing, and changes nothing. */
const NOWHERE = 'ZZ';

/** A buyer identity with its access token looked up. */
export async function readBuyer(input: CartBuyerIdentityInput, context: RequestContext): Promise<BuyerInput> {
  const { email, phone, customerAccessToken, companyLocationId } = input;
  const customer = await customerOfToken(customerAccessToken, context);
  const countryCode = input.countryCode === NOWHERE ? undefined : input.countryCode;
  return {
    countryCode,
    email,
    phone,
    hasCompanyLocation: Boolean(companyLocationId),
    preferences: readPreferences(input.preferences),
    ...customer,
  };
}

/** Whose cart it is, for who holds its key: name and address, and nothing of the account behind them. */
export async function customerOfCart(cart: CartSource, db: CommerceDb): Promise<CustomerSource | null> {
  const { customerId } = cart.record;
  if (!isOpened(cart) || customerId === null) return null;
  const customer = await findCustomer(db, customerId);
  return customer?.state === 'enabled' ? { record: customer, isSignedIn: false } : null;
}

import { findCartByCredentials } from '../../store/carts.ts';
import type { CommerceDb } from '../../store/commerce-database.ts';
import { type CustomerRecord, findCustomer } from '../../store/customers.ts';
import type { RequestContext } from '../context.ts';
import type { CustomerSource } from '../customer/customer-source.ts';
import { viewerOf } from '../customer/viewer.ts';
import type { CartBuyerIdentityInput } from '../generated/resolvers.ts';
import { parseCartId } from './cart-id.ts';
import type { CartSource } from './cart-source.ts';

/** A buyer identity whose access token has been looked up. */
export interface BuyerIdentity extends CartBuyerIdentityInput {
  /** Null signs out; `unknown` for a token that is nobody's, or not theirs to whom the cart belongs. Absent: nothing was said. */
  customer?: CustomerRecord | null | 'unknown';
}

/** A cart of one customer does not pass to another: they sign out of it first, or make their own. */
async function belongsToAnother(cartId: string, { id }: CustomerRecord, db: CommerceDb): Promise<boolean> {
  const parts = parseCartId(cartId);
  if (parts?.secret === undefined) return false;
  const cart = await findCartByCredentials(db, { token: parts.token, secret: parts.secret });
  return cart?.customerId != null && cart.customerId !== id;
}

/** Looks the access token of a buyer identity up. */
export async function withCustomer(
  input: CartBuyerIdentityInput,
  context: RequestContext,
  cartId?: string,
): Promise<BuyerIdentity> {
  const token = input.customerAccessToken;
  if (token === undefined) return input;
  if (token === null) return { ...input, customer: null };
  const viewer = await viewerOf(token, context);
  if (!viewer) return { ...input, customer: 'unknown' };
  const isOthers = cartId !== undefined && (await belongsToAnother(cartId, viewer.customer, context.db));
  return { ...input, customer: isOthers ? 'unknown' : viewer.customer };
}

/** Whose cart it is, for who holds its key: name and address, and nothing of the account behind them. */
export async function customerOfCart({ record, secret }: CartSource, db: CommerceDb): Promise<CustomerSource | null> {
  if (secret === undefined || record.customerId === null) return null;
  const customer = await findCustomer(db, record.customerId);
  return customer?.state === 'enabled' ? { record: customer, isSignedIn: false } : null;
}

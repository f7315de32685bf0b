import { browserClient } from '../../storefront-api/browser-client.ts';
import type { ApiResult, Operation } from '../../storefront-api/client.ts';
import {
  type AddressFieldsFragment,
  CustomerAddressCreate,
  CustomerAddressDelete,
  CustomerAddressUpdate,
  CustomerDefaultAddressUpdate,
  CustomerUpdate,
  type CustomerUpdateInput,
  type MailingAddressInput,
} from '../../storefront-api/generated/operations.ts';
import { type AccountError, type ActionOutcome, isAccessDenied, outcomeOf } from '../session/account-error.ts';
import { session } from '../session/session.ts';
import { sessionStore } from '../session/session-state.ts';

export type CustomerAddress = AddressFieldsFragment;

/** Half of it is done: the form must not say that nothing was changed. */
const NOT_DEFAULT: AccountError = {
  message: 'Your address is saved, but we could not make it your default just now. Save once more to try again.',
};

interface SavedAddress {
  outcome: ActionOutcome;
  /** Of the address that was written; undefined where none was. */
  id: string | undefined;
}

async function writeAddress(
  customerAccessToken: string,
  id: string | undefined,
  address: MailingAddressInput,
): Promise<SavedAddress> {
  if (id === undefined) {
    const result = await requestChange(CustomerAddressCreate, { customerAccessToken, address });
    const outcome = outcomeOf(result, (data) => data.customerAddressCreate, 'Error adding address');
    return { outcome, id: result.ok ? result.data.customerAddressCreate?.customerAddress?.id : undefined };
  }
  const result = await requestChange(CustomerAddressUpdate, { customerAccessToken, id, address });
  const outcome = outcomeOf(result, (data) => data.customerAddressUpdate, 'Error changing address');
  return { outcome, id: outcome === true ? id : undefined };
}

/**
 * Writes an address, a new one without an `id`, and makes it the default if that is wished. Where only the second fails, the
 * outcome says so; trying again with the answer's `id` makes no second address.
 */
export async function saveAddress(
  token: string,
  { id, address, isDefault }: { id: string | undefined; address: MailingAddressInput; isDefault: boolean },
): Promise<SavedAddress> {
  const saved = await writeAddress(token, id, address);
  if (saved.outcome !== true || !saved.id || !isDefault) return saved;
  const outcome = await makeDefault(token, saved.id);
  return { outcome: outcome === true || [NOT_DEFAULT], id: saved.id };
}

export async function deleteAddress(token: string, id: string): Promise<ActionOutcome> {
  const result = await requestChange(CustomerAddressDelete, { customerAccessToken: token, id });
  return outcomeOf(result, (data) => data.customerAddressDelete, 'Error deleting address');
}

export async function makeDefault(token: string, addressId: string): Promise<ActionOutcome> {
  const result = await requestChange(CustomerDefaultAddressUpdate, { customerAccessToken: token, addressId });
  return outcomeOf(result, (data) => data.customerDefaultAddressUpdate, 'Error changing default address');
}

const TIMEOUT_MS = 12_000;

/** Asks for a change. One that is denied may show a token that is no longer good: then the session ends. */
async function requestChange<R, V>(operation: Operation<R, V>, variables: V): Promise<ApiResult<R>> {
  const result = await browserClient().request(operation, variables, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const isDenied = !result.ok && isAccessDenied(result.failure);
  if (isDenied) await (await session()).load();
  return result;
}

/** Changes the profile, or the password, whose new token the session goes on with. */
export async function updateCustomer(token: string, customer: CustomerUpdateInput): Promise<ActionOutcome> {
  const result = await requestChange(CustomerUpdate, { customerAccessToken: token, customer });
  const outcome = outcomeOf(result, (data) => data.customerUpdate, 'Error updating customer');
  if (outcome !== true || !result.ok) return outcome;
  const { customer: changed, customerAccessToken } = result.data.customerUpdate ?? {};
  if (customerAccessToken) await (await session()).adopt(customerAccessToken);
  else if (changed) sessionStore.setState({ customer: changed });
  return true;
}

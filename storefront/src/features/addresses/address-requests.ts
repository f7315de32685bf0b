import {
  type AddressFieldsFragment,
  CustomerAddressCreate,
  CustomerAddressDelete,
  CustomerAddressUpdate,
  CustomerDefaultAddressUpdate,
  type MailingAddressInput,
} from '../../storefront-api/generated/operations.ts';
import { requestChange } from '../account/account-requests.ts';
import { type ActionOutcome, outcomeOf } from '../session/account-error.ts';

export type CustomerAddress = AddressFieldsFragment;

/** Writes an address, a new one without an `id`, and makes it the default if that is wished. */
export async function saveAddress(
  token: string,
  { id, address, isDefault }: { id: string | undefined; address: MailingAddressInput; isDefault: boolean },
): Promise<ActionOutcome> {
  const customerAccessToken = token;
  if (id === undefined) {
    const result = await requestChange(CustomerAddressCreate, { customerAccessToken, address });
    const outcome = outcomeOf(result, (data) => data.customerAddressCreate, 'Error adding address');
    const made = result.ok ? result.data.customerAddressCreate?.customerAddress?.id : undefined;
    return outcome === true && isDefault && made ? makeDefault(token, made) : outcome;
  }
  const result = await requestChange(CustomerAddressUpdate, { customerAccessToken, id, address });
  const outcome = outcomeOf(result, (data) => data.customerAddressUpdate, 'Error changing address');
  return outcome === true && isDefault ? makeDefault(token, id) : outcome;
}

export async function deleteAddress(token: string, id: string): Promise<ActionOutcome> {
  const result = await requestChange(CustomerAddressDelete, { customerAccessToken: token, id });
  return outcomeOf(result, (data) => data.customerAddressDelete, 'Error deleting address');
}

export async function makeDefault(token: string, addressId: string): Promise<ActionOutcome> {
  const result = await requestChange(CustomerDefaultAddressUpdate, { customerAccessToken: token, addressId });
  return outcomeOf(result, (data) => data.customerDefaultAddressUpdate, 'Error changing default address');
}

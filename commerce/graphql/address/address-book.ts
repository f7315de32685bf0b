import { commit, rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import type { CustomerError } from '../../domain/customer/customer-error.ts';
import {
  type AddressProblem,
  checkMailingAddress,
  inputOfAddress,
  type MailingAddressInput,
} from '../../domain/customer/mailing-address.ts';
import { findTokenHolder } from '../../store/customer/access-tokens.ts';
import {
  deleteAddress,
  findAddress,
  insertAddress,
  MOST_ADDRESSES,
  setDefaultAddress,
  updateAddress,
} from '../../store/customer/customer-addresses.ts';
import { findCustomer, lockAccount } from '../../store/customer/customers.ts';
import type { RequestContext } from '../context.ts';
import { accessDenied } from '../customer/denied.ts';
import { type CustomerPayloadSource, done, refused as refusedForCustomer } from '../customer/payload.ts';
import { viewerOrDenied } from '../customer/viewer.ts';
import { bookAddress, bookAddressId } from './mailing-address-source.ts';
import { type AddressPayloadSource, deleted, refused, written } from './payload.ts';

/** Somebody else's address, one that was deleted and one that never was look alike. */
const missing = (field: string): CustomerError => ({
  code: 'NOT_FOUND',
  field: [field],
  message: 'Address does not exist',
});

const FULL: CustomerError = {
  code: 'INVALID',
  field: ['address'],
  message: `An address book holds ${MOST_ADDRESSES} addresses at most`,
};

const inArguments = (problems: readonly AddressProblem[]): CustomerError[] =>
  problems.map(({ code, field, message }) => ({ code, field: ['address', field], message }));

/** The fields that were given; those left out stay as they are, null clears. */
function given(input: MailingAddressInput): MailingAddressInput {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}

export async function customerAddressCreate(
  token: string,
  input: MailingAddressInput,
  context: RequestContext,
): Promise<AddressPayloadSource> {
  const { customer } = await viewerOrDenied(token, 'customerAddressCreate', context);
  // an address without a name is the customer's own
  const checked = checkMailingAddress({ firstName: customer.firstName, lastName: customer.lastName, ...given(input) });
  if (!checked.ok) return refused(inArguments(checked.problems));
  return withTx(context.db, async (tx) => {
    await lockAccount(tx, customer.id);
    // the account may have been closed this very moment, and nobody would forget the address
    if (!(await findTokenHolder(tx, token, context.now()))) throw accessDenied('customerAddressCreate');
    const record = await insertAddress(tx, customer.id, checked.address);
    return record ? commit(written(bookAddress(record))) : rollback(refused([FULL]));
  });
}

export async function customerAddressUpdate(
  token: string,
  id: string,
  input: MailingAddressInput,
  context: RequestContext,
): Promise<AddressPayloadSource> {
  const { customer } = await viewerOrDenied(token, 'customerAddressUpdate', context);
  const rowId = bookAddressId(id);
  return withTx(context.db, async (tx) => {
    const known = rowId === undefined ? undefined : await findAddress(tx, customer.id, rowId);
    if (!known) return rollback(refused([missing('id')]));
    const checked = checkMailingAddress({ ...inputOfAddress(known), ...given(input) });
    if (!checked.ok) return rollback(refused(inArguments(checked.problems)));
    const record = await updateAddress(tx, customer.id, known.id, checked.address);
    return record ? commit(written(bookAddress(record))) : rollback(refused([missing('id')]));
  });
}

export async function customerAddressDelete(
  token: string,
  id: string,
  context: RequestContext,
): Promise<AddressPayloadSource> {
  const { customer } = await viewerOrDenied(token, 'customerAddressDelete', context);
  const rowId = bookAddressId(id);
  const isGone =
    rowId !== undefined &&
    (await withTx(context.db, async (tx) => commit(await deleteAddress(tx, customer.id, rowId))));
  return isGone ? deleted(id) : refused([missing('id')]);
}

export async function customerDefaultAddressUpdate(
  token: string,
  addressId: string,
  context: RequestContext,
): Promise<CustomerPayloadSource> {
  const { customer } = await viewerOrDenied(token, 'customerDefaultAddressUpdate', context);
  const rowId = bookAddressId(addressId);
  return withTx(context.db, async (tx) => {
    // another tab may be taking the address out of the book
    await lockAccount(tx, customer.id);
    const isSet = rowId !== undefined && (await setDefaultAddress(tx, customer.id, rowId));
    if (!isSet) return rollback(refusedForCustomer([missing('addressId')]));
    return commit(done((await findCustomer(tx, customer.id)) ?? customer));
  });
}

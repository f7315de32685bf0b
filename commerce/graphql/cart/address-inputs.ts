import { randomUUID } from 'node:crypto';
import { type AddressProblem, plainProblems, strictProblems } from '../../domain/cart/address-problems.ts';
import type { PostalAddress, SelectableAddress } from '../../domain/cart/postal-address.ts';
import type {
  CartAddressInput,
  CartDeliveryAddressInput,
  CartSelectableAddressInput,
  CartUserError,
  DeliveryAddressValidationStrategy,
} from '../generated/resolvers.ts';
import type { Read } from './line-inputs.ts';
import { addressEmpty, addressProblem, customerAddressMissing, type FieldPath, oneAddressOnly } from './user-errors.ts';

function postalAddress(input: CartDeliveryAddressInput): PostalAddress {
  const text = (value: string | null | undefined): string | null => value?.trim() || null;
  return {
    firstName: text(input.firstName),
    lastName: text(input.lastName),
    company: text(input.company),
    address1: text(input.address1),
    address2: text(input.address2),
    city: text(input.city),
    provinceCode: text(input.provinceCode),
    zip: text(input.zip),
    countryCode: input.countryCode ?? null,
    phone: text(input.phone),
  };
}

type Strategy = DeliveryAddressValidationStrategy | null | undefined;

const problemsOf = (address: PostalAddress, strategy: Strategy): AddressProblem[] =>
  strategy === 'STRICT' ? strictProblems(address) : plainProblems(address);

/** An address as it was sent, or what is wrong with it. */
export function readAddress(
  { deliveryAddress, copyFromCustomerAddressId }: CartAddressInput,
  strategy: Strategy,
  field: FieldPath,
): { address: PostalAddress | undefined; errors: CartUserError[] } {
  const refused = (error: CartUserError) => ({ address: undefined, errors: [error] });
  // No customer can sign in yet, so no address is anybody's.
  if (copyFromCustomerAddressId) return refused(customerAddressMissing([...field, 'copyFromCustomerAddressId']));
  if (!deliveryAddress) return refused(addressEmpty(field));
  const address = postalAddress(deliveryAddress);
  const errors = problemsOf(address, strategy).map((problem) => addressProblem([...field, 'deliveryAddress'], problem));
  return errors.length > 0 ? { address: undefined, errors } : { address, errors };
}

/** Reads addresses to add; `path` leads to the list in the arguments. */
export function readNewAddresses(
  inputs: readonly CartSelectableAddressInput[],
  path: FieldPath,
): Read<SelectableAddress> {
  const read = inputs.map((input, index) => ({
    input,
    ...readAddress(input.address, input.validationStrategy, [...path, String(index), 'address']),
  }));
  const selected = inputs.filter((input) => input.selected);
  const errors = [...read.flatMap((one) => one.errors), ...(selected.length > 1 ? [oneAddressOnly(path)] : [])];
  if (errors.length > 0) return { items: [], errors };
  const items = read.flatMap(({ input, address }) =>
    address
      ? [{ id: randomUUID(), selected: input.selected ?? false, oneTimeUse: input.oneTimeUse ?? false, address }]
      : [],
  );
  return { items, errors };
}

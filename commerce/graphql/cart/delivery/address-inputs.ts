import type { AddressInput } from '../../../cart/change-delivery.ts';
import type { PostalAddress } from '../../../domain/cart/postal-address.ts';
import type {
  CartAddressInput,
  CartDeliveryAddressInput,
  CartSelectableAddressInput,
  DeliveryAddressValidationStrategy,
} from '../../generated/resolvers.ts';

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

function addressOf({ deliveryAddress, copyFromCustomerAddressId }: CartAddressInput): Pick<AddressInput, 'address'> {
  if (copyFromCustomerAddressId) return { address: 'from-book' };
  return deliveryAddress ? { address: postalAddress(deliveryAddress) } : {};
}

/** What an input says of an address; flags that are not given stay absent. */
export function readAddress(input: {
  address?: CartAddressInput | null | undefined;
  selected?: boolean | null | undefined;
  oneTimeUse?: boolean | null | undefined;
  validationStrategy?: DeliveryAddressValidationStrategy | null | undefined;
}): AddressInput {
  return {
    ...(input.address ? addressOf(input.address) : {}),
    isStrict: input.validationStrategy === 'STRICT',
    ...(typeof input.selected === 'boolean' ? { selected: input.selected } : {}),
    ...(typeof input.oneTimeUse === 'boolean' ? { oneTimeUse: input.oneTimeUse } : {}),
  };
}

/** Addresses to add. */
export const readAddresses = (inputs: readonly CartSelectableAddressInput[]): AddressInput[] => inputs.map(readAddress);

import type { CustomerError } from '../../domain/customer/customer-error.ts';
import type {
  CustomerAddressCreatePayloadResolvers,
  CustomerAddressDeletePayloadResolvers,
  CustomerAddressUpdatePayloadResolvers,
} from '../generated/resolvers.ts';
import type { MailingAddressSource } from './mailing-address-source.ts';

/** What the mutations of an address book answer. */
export interface AddressPayloadSource {
  address: MailingAddressSource | null;
  deletedId: string | null;
  errors: readonly CustomerError[];
}

export const refused = (errors: readonly CustomerError[]): AddressPayloadSource => ({
  address: null,
  deletedId: null,
  errors,
});

export const written = (address: MailingAddressSource): AddressPayloadSource => ({
  address,
  deletedId: null,
  errors: [],
});

export const deleted = (id: string): AddressPayloadSource => ({ address: null, deletedId: id, errors: [] });

export const CustomerAddressCreatePayload: CustomerAddressCreatePayloadResolvers = {
  customerAddress: ({ address }) => address,
  customerUserErrors: ({ errors }) => [...errors],
  userErrors: ({ errors }) => [...errors],
};

export const CustomerAddressUpdatePayload: CustomerAddressUpdatePayloadResolvers = CustomerAddressCreatePayload;

export const CustomerAddressDeletePayload: CustomerAddressDeletePayloadResolvers = {
  customerUserErrors: ({ errors }) => [...errors],
  deletedCustomerAddressId: ({ deletedId }) => deletedId,
  userErrors: ({ errors }) => [...errors],
};

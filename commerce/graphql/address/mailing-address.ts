import {
  countryName,
  formattedArea,
  formattedLines,
  fullName,
  provinceCode,
  provinceName,
} from '../../domain/cart/postal-address.ts';
import { connectionResolvers, edgeResolvers } from '../connection/connection.ts';
import type {
  CartDeliveryAddressResolvers,
  MailingAddressConnectionResolvers,
  MailingAddressEdgeResolvers,
  MailingAddressResolvers,
} from '../generated/resolvers.ts';
import type { MailingAddressSource } from './mailing-address-source.ts';

interface Shown {
  withName?: boolean | null | undefined;
  withCompany?: boolean | null | undefined;
}

const shown = ({ withName, withCompany }: Shown) => ({ name: withName ?? false, company: withCompany ?? true });

/** What both kinds of address say alike. */
const shared = {
  address1: ({ address }: MailingAddressSource) => address.address1,
  address2: ({ address }: MailingAddressSource) => address.address2,
  city: ({ address }: MailingAddressSource) => address.city,
  company: ({ address }: MailingAddressSource) => address.company,
  countryCode: ({ address }: MailingAddressSource) => address.countryCode,
  firstName: ({ address }: MailingAddressSource) => address.firstName,
  formatted: ({ address }: MailingAddressSource, args: Shown) => formattedLines(address, shown(args)),
  formattedArea: ({ address }: MailingAddressSource) => formattedArea(address),
  lastName: ({ address }: MailingAddressSource) => address.lastName,
  // No address is looked up on a map.
  latitude: () => null,
  longitude: () => null,
  name: ({ address }: MailingAddressSource) => fullName(address),
  phone: ({ address }: MailingAddressSource) => address.phone,
  provinceCode: ({ address }: MailingAddressSource) => provinceCode(address),
  zip: ({ address }: MailingAddressSource) => address.zip,
};

export const MailingAddress: MailingAddressResolvers = {
  ...shared,
  country: ({ address }) => countryName(address),
  countryCodeV2: ({ address }) => address.countryCode,
  id: ({ id }) => id,
  province: ({ address }) => provinceName(address),
};

export const CartDeliveryAddress: CartDeliveryAddressResolvers = shared;

export const MailingAddressConnection: MailingAddressConnectionResolvers = connectionResolvers;
export const MailingAddressEdge: MailingAddressEdgeResolvers = edgeResolvers;

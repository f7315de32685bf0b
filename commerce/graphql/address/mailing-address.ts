import {
  countryName,
  formattedArea,
  formattedLines,
  fullName,
  provinceName,
} from '../../domain/cart/postal-address.ts';
import { cursorOf, edgesOf, nodeOf, nodesOf, pageInfoOf } from '../connection/connection.ts';
import type {
  CartDeliveryAddressResolvers,
  MailingAddressConnectionResolvers,
  MailingAddressEdgeResolvers,
  MailingAddressResolvers,
} from '../generated/resolvers.ts';

interface Shown {
  withName?: boolean | null | undefined;
  withCompany?: boolean | null | undefined;
}

const shown = ({ withName, withCompany }: Shown) => ({ name: withName ?? false, company: withCompany ?? true });

export const MailingAddress: MailingAddressResolvers = {
  address1: ({ address }) => address.address1,
  address2: ({ address }) => address.address2,
  city: ({ address }) => address.city,
  company: ({ address }) => address.company,
  country: ({ address }) => countryName(address),
  countryCode: ({ address }) => address.countryCode,
  countryCodeV2: ({ address }) => address.countryCode,
  firstName: ({ address }) => address.firstName,
  formatted: ({ address }, args) => formattedLines(address, shown(args)),
  formattedArea: ({ address }) => formattedArea(address),
  id: ({ id }) => id,
  lastName: ({ address }) => address.lastName,
  // No address is looked up on a map.
  latitude: () => null,
  longitude: () => null,
  name: ({ address }) => fullName(address),
  phone: ({ address }) => address.phone,
  province: ({ address }) => provinceName(address),
  provinceCode: ({ address }) => address.provinceCode,
  zip: ({ address }) => address.zip,
};

export const CartDeliveryAddress: CartDeliveryAddressResolvers = {
  address1: ({ address }) => address.address1,
  address2: ({ address }) => address.address2,
  city: ({ address }) => address.city,
  company: ({ address }) => address.company,
  countryCode: ({ address }) => address.countryCode,
  firstName: ({ address }) => address.firstName,
  formatted: ({ address }, args) => formattedLines(address, shown(args)),
  formattedArea: ({ address }) => formattedArea(address),
  lastName: ({ address }) => address.lastName,
  latitude: () => null,
  longitude: () => null,
  name: ({ address }) => fullName(address),
  phone: ({ address }) => address.phone,
  provinceCode: ({ address }) => address.provinceCode,
  zip: ({ address }) => address.zip,
};

export const MailingAddressConnection: MailingAddressConnectionResolvers = {
  edges: edgesOf,
  nodes: nodesOf,
  pageInfo: pageInfoOf,
};
export const MailingAddressEdge: MailingAddressEdgeResolvers = { cursor: cursorOf, node: nodeOf };

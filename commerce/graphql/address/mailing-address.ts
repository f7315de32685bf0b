import { regionsOf } from '../../domain/checkout/regions.ts';
import type { MailingAddress as Address } from '../../domain/customer/mailing-address.ts';
import { countryOf } from '../../domain/money/countries.ts';
import { cursorOf, edgesOf, nodeOf, nodesOf, pageInfoOf } from '../connection/connection.ts';
import type {
  MailingAddressConnectionResolvers,
  MailingAddressEdgeResolvers,
  MailingAddressResolvers,
} from '../generated/resolvers.ts';

const present = (text: string | null): text is string => text !== null && text !== '';

const countryName = ({ countryCode }: Address): string => countryOf(countryCode)?.name ?? countryCode;

function regionOf({ countryCode, region }: Address): { code: string | null; name: string | null } {
  const known = regionsOf(countryCode).find(({ code }) => code === region);
  return known ?? { code: null, name: region };
}

const nameOf = ({ firstName, lastName }: Address): string | null =>
  [firstName, lastName].filter(present).join(' ') || null;

/** Without what the country does not use; the name and the company only where they are asked for. */
function lines(address: Address, { withName, withCompany }: { withName: boolean; withCompany: boolean }): string[] {
  const place = [address.city, regionOf(address).code ?? regionOf(address).name, address.postcode];
  return [
    withName ? nameOf(address) : null,
    withCompany ? address.company : null,
    address.address1,
    address.address2,
    place.filter(present).join(' '),
    countryName(address),
  ].filter(present);
}

export const MailingAddress: MailingAddressResolvers = {
  address1: ({ address }) => address.address1,
  address2: ({ address }) => address.address2,
  city: ({ address }) => address.city,
  company: ({ address }) => address.company,
  country: ({ address }) => countryName(address),
  countryCode: ({ address }) => address.countryCode,
  countryCodeV2: ({ address }) => address.countryCode,
  firstName: ({ address }) => address.firstName,
  formatted: ({ address }, { withName, withCompany }) =>
    lines(address, { withName: withName ?? false, withCompany: withCompany ?? true }),
  formattedArea: ({ address }) =>
    [address.city, regionOf(address).name, countryName(address)].filter(present).join(', '),
  id: ({ id }) => id,
  lastName: ({ address }) => address.lastName,
  // Nobody looks addresses up on a map.
  latitude: () => null,
  longitude: () => null,
  name: ({ address }) => nameOf(address),
  phone: ({ address }) => address.phone,
  province: ({ address }) => regionOf(address).name,
  provinceCode: ({ address }) => regionOf(address).code,
  zip: ({ address }) => address.postcode,
};

export const MailingAddressConnection: MailingAddressConnectionResolvers = {
  edges: edgesOf,
  nodes: nodesOf,
  pageInfo: pageInfoOf,
};
export const MailingAddressEdge: MailingAddressEdgeResolvers = { cursor: cursorOf, node: nodeOf };

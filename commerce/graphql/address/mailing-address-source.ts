import type { PostalAddress } from '../../domain/cart/postal-address.ts';
import type { Address } from '../../domain/checkout/address.ts';
import type { MailingAddress } from '../../domain/customer/mailing-address.ts';
import type { CustomerAddressRecord } from '../../store/customer/customer-addresses.ts';
import type { Connection, Edge } from '../connection/connection.ts';
import { globalId, parseGlobalId } from '../ids/global-id.ts';

export type MailingAddressConnectionSource = Connection<MailingAddressSource>;
export type MailingAddressEdgeSource = Edge<MailingAddressSource>;

/** An address with the id it is shown under. */
export interface MailingAddressSource {
  id: string;
  address: PostalAddress;
}

/** Says whose number it is, as the hosted provider's ids do; ours are opaque to clients all the same. */
const BOOK = '?model_name=CustomerAddress';

function postalAddress({ region, postcode, ...address }: MailingAddress): PostalAddress {
  return { ...address, provinceCode: region, zip: postcode };
}

/** An address of a customer's book. */
export const bookAddress = (record: CustomerAddressRecord): MailingAddressSource => ({
  id: `${globalId('MailingAddress', record.id)}${BOOK}`,
  address: postalAddress(record),
});

/** The row of a customer's address that an id names; undefined for anything else. */
export function bookAddressId(id: string): number | undefined {
  const parsed = parseGlobalId(id);
  const row = parsed?.type === 'MailingAddress' ? /^([1-9]\d{0,14})(?:\?.*)?$/.exec(parsed.rest)?.[1] : undefined;
  return row === undefined ? undefined : Number(row);
}

/** An address as an order keeps it: part of the order, so it has no row of its own. */
export const orderAddress = (
  orderId: number,
  role: 'shipping' | 'billing',
  address: Address,
): MailingAddressSource => ({
  id: `${globalId('MailingAddress', `${orderId}-${role}`)}?model_name=Address`,
  address: {
    firstName: address.firstName || null,
    lastName: address.lastName || null,
    company: null,
    address1: address.address1 || null,
    address2: address.address2 || null,
    city: address.city || null,
    provinceCode: address.region || null,
    zip: address.postcode || null,
    countryCode: address.countryCode,
    phone: address.phone || null,
  },
});

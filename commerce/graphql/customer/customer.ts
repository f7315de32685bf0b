import { addressesOf, findAddress } from '../../store/customer/customer-addresses.ts';
import { countOrdersOfCustomer } from '../../store/customer/customer-orders.ts';
import { bookAddress } from '../address/mailing-address-source.ts';
import { mapConnection } from '../connection/connection.ts';
import { pageOfArray } from '../connection/page-of-array.ts';
import { dateTime } from '../date-time.ts';
import type { CustomerResolvers, QueryRootResolvers } from '../generated/resolvers.ts';
import { globalId } from '../ids/global-id.ts';
import { customerOrders } from '../order/orders-of-customer.ts';
import { accessDenied } from './denied.ts';
import { type CustomerSource, signedIn, viewerOf } from './viewer.ts';

export const customerQueries = {
  /** Null for a token that is wrong, ended or expired. */
  customer: async (_root, { customerAccessToken }, context) => {
    const viewer = await viewerOf(customerAccessToken, context);
    return viewer ? signedIn(viewer.customer) : null;
  },
} satisfies QueryRootResolvers;

/** What a customer shows to themselves alone. */
function own<Source extends CustomerSource>(source: Source, field: string): Source['record'] {
  if (!source.isSignedIn) throw accessDenied(field);
  return source.record;
}

export const Customer: CustomerResolvers = {
  acceptsMarketing: ({ record }) => record.acceptsMarketing,
  addresses: async (source, args, { db }) => {
    const addresses = await addressesOf(db, own(source, 'addresses').id);
    const page = pageOfArray(args.reverse ? addresses.reverse() : addresses, args, ({ id }) => String(id));
    return mapConnection(page, bookAddress);
  },
  createdAt: ({ record }) => dateTime(record.createdAt),
  defaultAddress: async (source, _args, { db }) => {
    const { id, defaultAddressId } = own(source, 'defaultAddress');
    const address = defaultAddressId === null ? undefined : await findAddress(db, id, defaultAddressId);
    return address ? bookAddress(address) : null;
  },
  displayName: ({ record }) =>
    [record.firstName, record.lastName].filter((name) => name !== null).join(' ') || record.email,
  email: ({ record }) => record.email,
  firstName: ({ record }) => record.firstName,
  id: ({ record }) => globalId('Customer', record.id),
  lastName: ({ record }) => record.lastName,
  // Nothing is kept beside the standard fields.
  metafield: () => null,
  metafields: (_source, { identifiers }) => identifiers.map(() => null),
  numberOfOrders: async (source, _args, { db }) =>
    String(await countOrdersOfCustomer(db, own(source, 'numberOfOrders').id)),
  orders: (source, args, context) => customerOrders(own(source, 'orders').id, args, context),
  phone: (source) => own(source, 'phone').phone,
  tags: ({ record }) => [...record.tags],
  updatedAt: ({ record }) => dateTime(record.updatedAt),
};

import type { Money } from '../../domain/money/money.ts';
import { orderStatusUrl } from '../../domain/order/order-links.ts';
import { orderName } from '../../domain/order/order-name.ts';
import { financialStatus, fulfilmentStatus } from '../../domain/order/order-status.ts';
import { taxLeft } from '../../domain/order/refund-plan.ts';
import { countOrdersOfCustomer } from '../../store/customer/customer-orders.ts';
import type { OrderHead } from '../../store/order/order-record.ts';
import { orderAddress } from '../address/mailing-address-source.ts';
import { connectionResolvers, edgeResolvers, mapConnection } from '../connection/connection.ts';
import { MAX_PAGE } from '../connection/page-arguments.ts';
import { pageOfArray } from '../connection/page-of-array.ts';
import type { RequestContext } from '../context.ts';
import { dateTime } from '../date-time.ts';
import type {
  OrderCancelReason,
  OrderConnectionResolvers,
  OrderEdgeResolvers,
  OrderResolvers,
} from '../generated/resolvers.ts';
import { applicationSource, applicationsOf } from './discount-source.ts';
import { orderId } from './order-id.ts';

const CANCEL_REASONS = {
  customer: 'CUSTOMER',
  declined: 'DECLINED',
  fraud: 'FRAUD',
  inventory: 'INVENTORY',
  staff: 'STAFF',
  other: 'OTHER',
} as const satisfies Record<NonNullable<OrderHead['cancelReason']>, OrderCancelReason>;

const amount =
  (pick: (order: OrderHead) => number) =>
  (order: OrderHead): Money => ({
    amount: pick(order),
    currency: order.currency,
  });

const linesOf = async (order: OrderHead, { orders }: RequestContext) => (await orders.linesOf.load(order.id)) ?? [];

const refundedItems = ({ refunded, refundedDelivery, refundedDuty }: OrderHead): number =>
  refunded - refundedDelivery - refundedDuty;

const totalPrice = amount((order) => order.total);
const subtotalPrice = amount((order) => order.subtotal - order.discount);
const totalRefunded = amount((order) => order.refunded);
const totalShippingPrice = amount((order) => order.deliveryPrice);
/** The tax within what was paid; nothing for orders from before it was worked out. */
const totalTax = amount((order) => order.tax?.amount ?? 0);

/** An amount of duties; null where they were part of the prices. */
const duties =
  (pick: (order: OrderHead) => number) =>
  (order: OrderHead): Money | null =>
    order.duty === 0 ? null : { amount: pick(order), currency: order.currency };

export const Order: OrderResolvers = {
  billingAddress: (order) => orderAddress(order.id, 'billing', order.billingAddress),
  cancelReason: ({ cancelReason }) => cancelReason && CANCEL_REASONS[cancelReason],
  canceledAt: ({ cancelledAt }) => cancelledAt && dateTime(cancelledAt),
  currencyCode: ({ currency }) => currency,
  currentSubtotalPrice: amount((order) => order.subtotal - order.discount - refundedItems(order)),
  currentTotalDuties: duties((order) => order.duty - order.refundedDuty),
  currentTotalPrice: amount((order) => order.total - order.refunded),
  currentTotalShippingPrice: amount((order) => order.deliveryPrice - order.refundedDelivery),
  currentTotalTax: async (order, _args, context) => ({
    amount: taxLeft(order, await linesOf(order, context)) ?? 0,
    currency: order.currency,
  }),
  customAttributes: ({ attributes }) => [...attributes],
  customerLocale: () => 'en',
  customerUrl: (order, _args, { shopOrigin }) => orderStatusUrl(shopOrigin, order.statusToken),
  discountApplications: async (order, args, context) => {
    const applications = applicationsOf(order, await linesOf(order, context));
    const listed = (args.reverse ? applications.toReversed() : applications).map(applicationSource);
    return pageOfArray(listed, args, ({ source }) => (source.kind === 'code' ? source.code : source.title));
  },
  edited: () => false,
  email: ({ email }) => email,
  financialStatus: (order) => financialStatus(order),
  fulfillmentStatus: async (order, _args, context) => fulfilmentStatus(await linesOf(order, context)),
  id: orderId,
  lineItems: async (order, args, context) => {
    const lines = await linesOf(order, context);
    const page = pageOfArray(args.reverse ? lines.toReversed() : lines, args, ({ position }) => String(position));
    return mapConnection(page, (line) => ({ line, order }));
  },
  // Nothing is kept beside the standard fields.
  metafield: () => null,
  metafields: (_order, { identifiers }) => identifiers.map(() => null),
  name: ({ number }) => orderName(number),
  orderNumber: ({ number }) => number,
  originalTotalDuties: duties((order) => order.duty),
  originalTotalPrice: totalPrice,
  phone: ({ phone }) => phone,
  processedAt: ({ processedAt }) => dateTime(processedAt),
  shippingAddress: (order) => orderAddress(order.id, 'shipping', order.deliveryAddress),
  // Delivery that a code made free has its price at nothing, so nothing is taken off it.
  shippingDiscountAllocations: () => [],
  statusUrl: (order, _args, { shopOrigin }) => orderStatusUrl(shopOrigin, order.statusToken),
  subtotalPrice,
  subtotalPriceV2: subtotalPrice,
  successfulFulfillments: async (order, { first }, { orders }) => {
    const records = (await orders.fulfilmentsOf.load(order.id)) ?? [];
    return records.slice(0, Math.max(0, first ?? MAX_PAGE)).map((record) => ({ record, order }));
  },
  totalPrice,
  totalPriceV2: totalPrice,
  totalRefunded,
  totalRefundedV2: totalRefunded,
  totalShippingPrice,
  totalShippingPriceV2: totalShippingPrice,
  totalTax,
  totalTaxV2: totalTax,
};

export const OrderConnection: OrderConnectionResolvers = {
  ...connectionResolvers,
  totalCount: async ({ customerId }, _args, { db }) => String(await countOrdersOfCustomer(db, customerId)),
};
export const OrderEdge: OrderEdgeResolvers = edgeResolvers;

import { parcelUrl } from '../../domain/order/order-links.ts';
import { connectionResolvers, edgeResolvers } from '../connection/connection.ts';
import { pageOfArray } from '../connection/page-of-array.ts';
import type {
  FulfillmentLineItemConnectionResolvers,
  FulfillmentLineItemEdgeResolvers,
  FulfillmentLineItemResolvers,
  FulfillmentResolvers,
  FulfillmentTrackingInfoResolvers,
} from '../generated/resolvers.ts';

export const Fulfillment: FulfillmentResolvers = {
  fulfillmentLineItems: async ({ record, order }, args, { orders }) => {
    const lines = (await orders.linesOf.load(record.orderId)) ?? [];
    const parts = record.lines.flatMap(({ position, quantity }) => {
      const line = lines.find((candidate) => candidate.position === position);
      return line ? [{ line: { line, order }, quantity }] : [];
    });
    const named = args.reverse ? parts.reverse() : parts;
    return pageOfArray(named, args, ({ line }) => String(line.line.position));
  },
  trackingCompany: ({ record }) => record.trackingCompany,
  // A parcel has one number.
  trackingInfo: ({ record }, { first }) => (first === 0 ? [] : [record]),
};

export const FulfillmentTrackingInfo: FulfillmentTrackingInfoResolvers = {
  number: ({ trackingNumber }) => trackingNumber,
  url: ({ trackingNumber }, _args, { shopOrigin }) => parcelUrl(shopOrigin, trackingNumber),
};

export const FulfillmentLineItem: FulfillmentLineItemResolvers = {
  lineItem: ({ line }) => line,
  quantity: ({ quantity }) => quantity,
};

export const FulfillmentLineItemConnection: FulfillmentLineItemConnectionResolvers = connectionResolvers;
export const FulfillmentLineItemEdge: FulfillmentLineItemEdgeResolvers = edgeResolvers;

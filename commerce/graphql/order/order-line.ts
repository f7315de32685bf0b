import type { Money } from '../../domain/money/money.ts';
import { connectionResolvers, edgeResolvers } from '../connection/connection.ts';
import type {
  OrderLineItemConnectionResolvers,
  OrderLineItemEdgeResolvers,
  OrderLineItemResolvers,
} from '../generated/resolvers.ts';
import { allocationsOf } from './discount-source.ts';
import type { OrderLineSource } from './order-source.ts';

const lineTotal = ({ line, order }: OrderLineSource): Money => ({
  amount: line.amount - line.cartDiscount,
  currency: order.currency,
});

export const OrderLineItem: OrderLineItemResolvers = {
  currentQuantity: ({ line }) => line.quantity - line.removed,
  customAttributes: ({ line }) => [...line.attributes],
  discountAllocations: ({ line, order }) => allocationsOf(order, line),
  discountedTotalPrice: lineTotal,
  originalTotalPrice: ({ line, order }) => ({ amount: line.unitPrice * line.quantity, currency: order.currency }),
  quantity: ({ line }) => line.quantity,
  title: ({ line }) => line.title,
  /** The item as it is sold today; null once it has left the catalogue. */
  variant: async ({ line }, _args, { catalogue, currency }) =>
    line.variantId === null ? null : ((await catalogue(currency).variantById.load(line.variantId)) ?? null),
};

export const OrderLineItemConnection: OrderLineItemConnectionResolvers = connectionResolvers;
export const OrderLineItemEdge: OrderLineItemEdgeResolvers = edgeResolvers;

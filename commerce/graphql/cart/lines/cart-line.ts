import { connectionResolvers, edgeResolvers } from '../../connection/connection.ts';
import type {
  BaseCartLineConnectionResolvers,
  BaseCartLineEdgeResolvers,
  CartLineCostResolvers,
  CartLineEstimatedCostResolvers,
  CartLineResolvers,
} from '../../generated/resolvers.ts';
import { typed } from '../../ids/global-id.ts';
import { cartLineId } from '../cart-id.ts';
import { type CartLineSource, isOpened, merchandiseOf } from '../cart-source.ts';
import { allocationSource } from '../discounts/discounts.ts';
import { linePricingOf } from '../pricing.ts';

/** What goes on a piece, or whom a gift card is for. */
const written = ({ line, cart }: CartLineSource) => (isOpened(cart) ? line.attributes : []);

export const CartLine: CartLineResolvers = {
  attribute: (source, { key }) => written(source).find((attribute) => attribute.key === key) ?? null,
  attributes: (source) => [...written(source)],
  cost: (source, _args, context) => linePricingOf(source, context),
  discountAllocations: async (source, _args, context) =>
    (await linePricingOf(source, context)).discounts.map(allocationSource),
  estimatedCost: (source, _args, context) => linePricingOf(source, context),
  id: ({ line, cart }) => cartLineId(line.id, cart.record.token),
  merchandise: async (source, _args, context) => typed('ProductVariant', await merchandiseOf(source, context)),
  quantity: ({ line }) => line.quantity,
  // Nothing is sold by subscription.
  sellingPlanAllocation: () => null,
};

export const CartLineCost: CartLineCostResolvers = {
  amountPerQuantity: (cost) => cost.amountPerQuantity,
  compareAtAmountPerQuantity: (cost) => cost.compareAtPerQuantity,
  subtotalAmount: (cost) => cost.subtotal,
  totalAmount: (cost) => cost.total,
};

export const CartLineEstimatedCost: CartLineEstimatedCostResolvers = {
  amount: (cost) => cost.amountPerQuantity,
  compareAtAmount: (cost) => cost.compareAtPerQuantity,
  subtotalAmount: (cost) => cost.subtotal,
  totalAmount: (cost) => cost.total,
};

export const BaseCartLineConnection: BaseCartLineConnectionResolvers = connectionResolvers;
export const BaseCartLineEdge: BaseCartLineEdgeResolvers = edgeResolvers;

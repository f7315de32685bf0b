import type { Allocation } from '../../domain/discount/allocation.ts';
import { priceIn } from '../../domain/money/price-table.ts';
import { connectionResolvers, edgeResolvers } from '../connection/connection.ts';
import type {
  AutomaticDiscountApplicationResolvers,
  DiscountAllocationResolvers,
  DiscountApplicationConnectionResolvers,
  DiscountApplicationEdgeResolvers,
  DiscountCodeApplicationResolvers,
} from '../generated/resolvers.ts';
import { typed } from '../ids/global-id.ts';
import { applicationSource } from './discount-source.ts';

/** What both kinds of discount say alike. */
const shared = {
  allocationMethod: ({ method }: Allocation) => (method === 'each' ? ('EACH' as const) : ('ACROSS' as const)),
  targetSelection: ({ selection }: Allocation) => (selection === 'all' ? ('ALL' as const) : ('ENTITLED' as const)),
  targetType: ({ value }: Allocation) =>
    value.kind === 'freeDelivery' ? ('SHIPPING_LINE' as const) : ('LINE_ITEM' as const),
  value: ({ value, amount: { currency } }: Allocation) =>
    value.kind === 'fixed'
      ? typed('MoneyV2', { amount: priceIn(value.usdMinor, currency), currency })
      : typed('PricingPercentageValue', { percentage: value.kind === 'percentage' ? value.percent : 100 }),
};

export const DiscountCodeApplication: DiscountCodeApplicationResolvers = {
  ...shared,
  // What is kept with an order has worked.
  applicable: () => true,
  code: ({ source }) => (source.kind === 'code' ? source.code : source.title),
};

export const AutomaticDiscountApplication: AutomaticDiscountApplicationResolvers = {
  ...shared,
  title: ({ source }) => (source.kind === 'automatic' ? source.title : source.code),
};

export const DiscountAllocation: DiscountAllocationResolvers = {
  allocatedAmount: ({ amount }) => amount,
  discountApplication: ({ application }) => applicationSource(application),
};

export const DiscountApplicationConnection: DiscountApplicationConnectionResolvers = connectionResolvers;
export const DiscountApplicationEdge: DiscountApplicationEdgeResolvers = edgeResolvers;

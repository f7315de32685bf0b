import type { Allocation } from '../../../domain/discount/allocation.ts';
import { priceIn } from '../../../domain/money/price-table.ts';
import type {
  AppliedGiftCardResolvers,
  CartAutomaticDiscountAllocationResolvers,
  CartCodeDiscountAllocationResolvers,
  CartDiscountApplicationResolvers,
  CartDiscountCodeResolvers,
  PricingPercentageValueResolvers,
} from '../../generated/resolvers.ts';
import { globalId, typed } from '../../ids/global-id.ts';

/** An allocation, with its value in the currency of what it is taken from. */
export type AllocationSource = Allocation;

/** A discount of the shop by its title, or one by a code. */
export const allocationSource = (allocation: Allocation) =>
  allocation.source.kind === 'code'
    ? typed('CartCodeDiscountAllocation', allocation)
    : typed('CartAutomaticDiscountAllocation', allocation);

const targetType = ({ value }: Allocation) => (value.kind === 'freeDelivery' ? 'SHIPPING_LINE' : 'LINE_ITEM');

export const CartAutomaticDiscountAllocation: CartAutomaticDiscountAllocationResolvers = {
  discountApplication: (allocation) => allocation,
  discountedAmount: ({ amount }) => amount,
  targetType,
  title: ({ source }) => (source.kind === 'automatic' ? source.title : source.code),
};

export const CartCodeDiscountAllocation: CartCodeDiscountAllocationResolvers = {
  code: ({ source }) => (source.kind === 'code' ? source.code : source.title),
  discountApplication: (allocation) => allocation,
  discountedAmount: ({ amount }) => amount,
  targetType,
};

export const CartDiscountApplication: CartDiscountApplicationResolvers = {
  allocationMethod: ({ method }) => (method === 'each' ? 'EACH' : 'ACROSS'),
  targetSelection: ({ selection }) => (selection === 'all' ? 'ALL' : 'ENTITLED'),
  targetType,
  value: ({ value, amount: { currency } }) =>
    value.kind === 'fixed'
      ? typed('MoneyV2', { amount: priceIn(value.usdMinor, currency), currency })
      : typed('PricingPercentageValue', { percentage: value.kind === 'percentage' ? value.percent : 100 }),
};

export const PricingPercentageValue: PricingPercentageValueResolvers = { percentage: ({ percentage }) => percentage };

export const CartDiscountCode: CartDiscountCodeResolvers = {
  applicable: ({ refusal }) => refusal === undefined,
  code: ({ code }) => code,
};

export const AppliedGiftCard: AppliedGiftCardResolvers = {
  amountUsed: ({ amountUsed }) => amountUsed,
  amountUsedV2: ({ amountUsed }) => amountUsed,
  balance: ({ balance }) => balance,
  balanceV2: ({ balance }) => balance,
  id: ({ id }) => globalId('AppliedGiftCard', id),
  lastCharacters: ({ lastCharacters }) => lastCharacters,
  presentmentAmountUsed: ({ amountUsed }) => amountUsed,
};

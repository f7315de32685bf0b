import type { CartCostResolvers, CartEstimatedCostResolvers } from '../generated/resolvers.ts';

/** Taxes are part of the prices and no duties are collected, so both amounts are null, as the hosted provider answers now. */
export const CartCost: CartCostResolvers = {
  checkoutChargeAmount: (pricing) => pricing.subtotal,
  subtotalAmount: (pricing) => pricing.subtotal,
  // Delivery is not in it yet.
  subtotalAmountEstimated: () => true,
  totalAmount: (pricing) => pricing.total,
  totalAmountEstimated: () => true,
  totalDutyAmount: () => null,
  totalDutyAmountEstimated: () => true,
  totalTaxAmount: () => null,
  totalTaxAmountEstimated: () => true,
};

export const CartEstimatedCost: CartEstimatedCostResolvers = {
  checkoutChargeAmount: (pricing) => pricing.subtotal,
  subtotalAmount: (pricing) => pricing.subtotal,
  totalAmount: (pricing) => pricing.total,
  totalDutyAmount: () => null,
  totalTaxAmount: () => null,
};

import type { CartCostResolvers, CartEstimatedCostResolvers } from '../generated/resolvers.ts';

/** Taxes are part of the prices and no duties are collected, so both amounts are null, as the hosted provider answers now. */
export const CartCost: CartCostResolvers = {
  checkoutChargeAmount: (totals) => totals.total,
  subtotalAmount: (totals) => totals.subtotal,
  // Delivery is not in it yet.
  subtotalAmountEstimated: () => true,
  totalAmount: (totals) => totals.total,
  totalAmountEstimated: () => true,
  totalDutyAmount: () => null,
  totalDutyAmountEstimated: () => true,
  totalTaxAmount: () => null,
  totalTaxAmountEstimated: () => true,
};

export const CartEstimatedCost: CartEstimatedCostResolvers = {
  checkoutChargeAmount: (totals) => totals.total,
  subtotalAmount: (totals) => totals.subtotal,
  totalAmount: (totals) => totals.total,
  totalDutyAmount: () => null,
  totalTaxAmount: () => null,
};

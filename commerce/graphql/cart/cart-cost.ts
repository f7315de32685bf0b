import type { CartPricing } from '../../domain/cart/cart-pricing.ts';
import type { Money } from '../../domain/money/money.ts';
import type { CartCostResolvers, CartEstimatedCostResolvers } from '../generated/resolvers.ts';

/** Taxes are part of every price: this is how much of the total they are, null as long as the state that decides is not known. */
const taxWithin = ({ taxesAndDuties: { tax }, currency }: CartPricing): Money | null =>
  tax ? { amount: tax.amount, currency } : null;

/** What comes on top of the prices for customs; null where duties are part of them, which is nearly everywhere. */
const dutyOnTop = ({ taxesAndDuties: { duty }, currency }: CartPricing): Money | null =>
  duty ? { amount: duty.amount, currency } : null;

const payable = ({ total, taxesAndDuties: { duty } }: CartPricing): Money => ({
  ...total,
  amount: total.amount + (duty?.amount ?? 0),
});

export const CartCost: CartCostResolvers = {
  checkoutChargeAmount: (pricing) => pricing.subtotal,
  subtotalAmount: (pricing) => pricing.subtotal,
  // Delivery is not in it yet, and the address may still change.
  subtotalAmountEstimated: () => true,
  totalAmount: payable,
  totalAmountEstimated: () => true,
  totalDutyAmount: dutyOnTop,
  totalDutyAmountEstimated: () => true,
  totalTaxAmount: taxWithin,
  totalTaxAmountEstimated: () => true,
};

export const CartEstimatedCost: CartEstimatedCostResolvers = {
  checkoutChargeAmount: (pricing) => pricing.subtotal,
  subtotalAmount: (pricing) => pricing.subtotal,
  totalAmount: payable,
  totalDutyAmount: dutyOnTop,
  totalTaxAmount: taxWithin,
};

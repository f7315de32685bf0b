import type { OrderTax } from '../checkout/order-snapshot.ts';
import { shareOfLine } from './refund-plan.ts';

/** What of an order decides how much of its tax is still in what was kept. Amounts in minor units. */
interface TaxedOrder {
  tax: OrderTax | null;
  deliveryPrice: number;
  refundedDelivery: number;
}

/**
 * The tax that is left once items have gone back, and the delivery's price with them; null where it was never worked
 * out.
 */
export function taxLeft(
  { tax, deliveryPrice, refundedDelivery }: TaxedOrder,
  lines: ReadonlyArray<{ tax: number; quantity: number; removed: number }>,
): number | null {
  if (!tax) return null;
  const kept = lines.map((line) => line.tax - shareOfLine(line.tax, line.quantity, 0, line.removed));
  const ofDelivery =
    deliveryPrice === 0 ? 0 : tax.delivery - shareOfLine(tax.delivery, deliveryPrice, 0, refundedDelivery);
  return kept.reduce((sum, amount) => sum + amount, ofDelivery);
}

import { type Allocation, prorate } from '../../domain/discount/allocation.ts';
import type { Money } from '../../domain/money/money.ts';
import type { OrderHead, OrderLineRecord } from '../../store/order/order-record.ts';
import type { Connection, Edge } from '../connection/connection.ts';
import { type Typed, typed } from '../ids/global-id.ts';

/** A discount of an order, with its value in the order's currency. */
export type DiscountApplicationSource = Allocation;
export type AnyDiscountApplication =
  | Typed<'DiscountCodeApplication', Allocation>
  | Typed<'AutomaticDiscountApplication', Allocation>;

export type DiscountApplicationConnectionSource = Connection<AnyDiscountApplication>;
export type DiscountApplicationEdgeSource = Edge<AnyDiscountApplication>;

/** What a discount took off a line. */
export interface DiscountAllocationSource {
  amount: Money;
  application: Allocation;
}

/** A discount by a code, or an offer of the shop by its title. */
export const applicationSource = (allocation: Allocation): AnyDiscountApplication =>
  allocation.source.kind === 'code'
    ? typed('DiscountCodeApplication', allocation)
    : typed('AutomaticDiscountApplication', allocation);

const nameOf = ({ source }: Allocation): string =>
  source.kind === 'code' ? `code ${source.code}` : `offer ${source.title}`;

/** Every discount of an order once, those of the whole order first. */
export function applicationsOf(order: OrderHead, lines: readonly OrderLineRecord[]): Allocation[] {
  const all = [...order.discounts, ...lines.flatMap((line) => line.discounts)];
  return [...new Map(all.toReversed().map((allocation) => [nameOf(allocation), allocation])).values()].reverse();
}

/** What was taken off a line: its own discounts, and its share of each discount of the whole order. */
export function allocationsOf(order: OrderHead, line: OrderLineRecord): DiscountAllocationSource[] {
  const shares = prorate(
    line.cartDiscount,
    order.discounts.map(({ amount }) => amount.amount),
  );
  const own = line.discounts.map((application) => ({ amount: application.amount, application }));
  const shared = order.discounts.map((application, index) => ({
    amount: { amount: shares[index] ?? 0, currency: order.currency },
    application,
  }));
  return [...own, ...shared].filter(({ amount }) => amount.amount > 0);
}

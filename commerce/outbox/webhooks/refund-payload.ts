import type { OrderRecord } from '../../store/order/order-record.ts';
import type { RefundRecord } from '../../store/order/refunds.ts';
import { decimal, setOf } from './money-set.ts';

/** A line of an order by one number, as the hosted provider has it. */
export const lineNumber = (orderId: number, position: number): number => orderId * 1_000 + position;

/** A refund in the hosted provider's form, as far as this one knows it. */
export function refundPayload(refund: RefundRecord, order: OrderRecord, giftCardLines: ReadonlySet<number>) {
  return {
    id: refund.id,
    admin_graphql_api_id: `gid://shopify/Refund/${refund.id}`,
    order_id: order.id,
    created_at: refund.createdAt.toISOString(),
    note: refund.note,
    refund_line_items: refund.lines.map((line) => ({
      line_item_id: lineNumber(order.id, line.position),
      quantity: line.quantity,
      restock_type: line.restocked ? 'return' : 'no_restock',
      subtotal: decimal(line.amount, order.currency),
      subtotal_set: setOf(order)(line.amount),
      line_item: { id: lineNumber(order.id, line.position), gift_card: giftCardLines.has(line.position) },
    })),
    transactions: [
      {
        kind: 'refund',
        status: 'success',
        amount: decimal(refund.amount, order.currency),
        currency: order.currency,
      },
    ],
  };
}

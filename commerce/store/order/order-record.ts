import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Address } from '../../domain/checkout/address.ts';
import type { GiftCardPayment, OrderTax, SnapshotLine } from '../../domain/checkout/order-snapshot.ts';
import type { Arrival } from '../../domain/delivery/delivery-days.ts';
import type { DeliveryWay } from '../../domain/delivery/delivery-rates.ts';
import type { Allocation } from '../../domain/discount/allocation.ts';
import type { CancelReason, SentLine } from '../../domain/order/order-status.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import type { Attribute, OrderLineTable, OrderTable } from '../order-tables.ts';
import type { CommerceTables } from '../tables.ts';

/** Whether a line was final sale when it was bought. */
const wasFinalSale = sql<boolean>`coalesce(is_final_sale, (
    select (attempt.snapshot -> 'lines' -> (order_line.position - 1) ->> 'isFinalSale')::boolean
    from commerce."order" as placed join commerce.checkout_attempt as attempt on attempt.id = placed.attempt_id
    where placed.id = order_line.order_id), false)`.as('was_final_sale');

/** The lines of each of these orders in their order, by the order's id: one statement. */
export async function linesOfOrders(
  db: CommerceDb | CommerceTx,
  orderIds: readonly number[],
): Promise<Map<number, OrderLineRecord[]>> {
  const rows = await db
    .selectFrom('commerce.order_line')
    .selectAll()
    .select(wasFinalSale)
    .where(sql<boolean>`order_id = any(${[...orderIds]}::bigint[])`)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  return Map.groupBy(rows.map(parseOrderLine), (line) => line.orderId);
}

/** An order without its lines. Amounts are minor units of `currency`. */
export interface OrderHead {
  id: number;
  /** 1001 and up; see domain/order/order-name.ts. */
  number: number;
  cartId: number;
  customerId: number | null;
  /** The address of a guest whose order is under no account; see store/customer/mailbox-proof.ts. */
  mailbox: string | null;
  /** Opens the order's page; see domain/order/order-links.ts. */
  statusToken: string;
  email: string;
  phone: string | null;
  currency: string;
  /** The lines' amounts. */
  subtotal: number;
  /** What was taken off the whole order, and why. */
  discount: number;
  discounts: readonly Allocation[];
  discountCodes: readonly string[];
  deliveryPrice: number;
  /** The tax within the total; null where nobody worked it out. */
  tax: OrderTax | null;
  /** Duties on top of products and delivery. */
  duty: number;
  total: number;
  /** Given back so far, delivery and duties included. */
  refunded: number;
  refundedDelivery: number;
  refundedDuty: number;
  /** Paid by gift cards, and how much of that has gone back. */
  giftCardAmount: number;
  giftCards: readonly GiftCardPayment[];
  refundedGiftCard: number;
  method: DeliveryWay;
  /** See domain/delivery/delivery-options.ts; null until one is chosen. */
  pickupPoint: string | null;
  arrival: Arrival;
  deliveryAddress: Address;
  billingAddress: Address;
  /** Null where no card paid, or whoever took it did not tell. */
  cardLast4: string | null;
  note: string;
  attributes: readonly Attribute[];
  processedAt: Date;
  cancelledAt: Date | null;
  cancelReason: CancelReason | null;
}

/** A line of an order; `variantId` is null once the product has left the catalogue. */
export interface OrderLineRecord extends Omit<SnapshotLine, 'isGiftCard' | 'variantId'>, SentLine {
  orderId: number;
  /** 1 and up. */
  position: number;
  variantId: number | null;
}

/** An order with its lines. */
export interface OrderRecord extends OrderHead {
  lines: readonly OrderLineRecord[];
}

type OrderRow = Selectable<OrderTable> & { first_day: string; last_day: string };

/** The days of an order as text: the driver would make a local midnight of a date. */
export const orderDays = (_: ExpressionBuilder<CommerceTables, 'commerce.order'>) => [
  sql<string>`arrives_from::text`.as('first_day'),
  sql<string>`arrives_to::text`.as('last_day'),
];

export function parseOrder(row: OrderRow): OrderHead {
  return {
    id: row.id,
    number: row.number,
    cartId: row.cart_id,
    customerId: row.customer_id,
    mailbox: row.mailbox,
    statusToken: row.status_token,
    email: row.email,
    phone: row.phone,
    currency: row.currency,
    subtotal: row.subtotal,
    discount: row.discount,
    discounts: row.discounts,
    discountCodes: row.discount_codes,
    deliveryPrice: row.delivery_price,
    tax: row.tax,
    duty: row.duty,
    total: row.total,
    refunded: row.refunded,
    refundedDelivery: row.refunded_delivery,
    refundedDuty: row.refunded_duty,
    giftCardAmount: row.gift_card_amount,
    giftCards: row.gift_cards,
    refundedGiftCard: row.refunded_gift_card,
    method: row.delivery_method,
    pickupPoint: row.pickup_point,
    arrival: { from: row.first_day, to: row.last_day },
    deliveryAddress: row.delivery_address,
    billingAddress: row.billing_address,
    cardLast4: row.card_last4,
    note: row.note,
    attributes: row.attributes,
    processedAt: row.processed_at,
    cancelledAt: row.cancelled_at,
    cancelReason: row.cancel_reason,
  };
}

function parseOrderLine(row: Selectable<OrderLineTable> & { was_final_sale: boolean }): OrderLineRecord {
  return {
    orderId: row.order_id,
    position: row.position,
    variantId: row.variant_id,
    productHandle: row.product_handle,
    title: row.title,
    printTitle: row.print_title,
    optionName: row.option_name,
    optionValue: row.option_value,
    sku: row.sku,
    picture: row.picture_spec === null ? null : { spec: row.picture_spec, alt: row.picture_alt ?? row.title },
    quantity: row.quantity,
    unitPrice: row.unit_price,
    discount: row.discount,
    discounts: row.discounts,
    amount: row.amount,
    cartDiscount: row.cart_discount,
    tax: row.tax,
    duty: row.duty,
    isFinalSale: row.was_final_sale,
    attributes: row.attributes,
    fulfilled: row.fulfilled,
    removed: row.removed,
  };
}

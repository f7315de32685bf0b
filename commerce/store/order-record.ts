import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Address } from '../domain/checkout/address.ts';
import type { SnapshotLine } from '../domain/checkout/order-snapshot.ts';
import type { Arrival } from '../domain/delivery/delivery-days.ts';
import type { DeliveryMethod } from '../domain/delivery/delivery-rates.ts';
import type { CancelReason, SentLine } from '../domain/order/order-status.ts';
import type { OrderLineTable, OrderTable } from './order-tables.ts';
import type { Attribute, CommerceTables } from './tables.ts';

/** An order without its lines. Amounts are minor units of `currency`. */
export interface OrderHead {
  id: number;
  /** 1001 and up; see domain/order/order-name.ts. */
  number: number;
  cartId: number;
  customerId: number | null;
  /** Opens the order's page; see domain/order/order-links.ts. */
  statusToken: string;
  email: string;
  phone: string | null;
  currency: string;
  subtotal: number;
  deliveryPrice: number;
  total: number;
  /** Given back so far, delivery included. */
  refunded: number;
  refundedDelivery: number;
  method: DeliveryMethod;
  arrival: Arrival;
  deliveryAddress: Address;
  billingAddress: Address;
  cardLast4: string;
  note: string;
  attributes: readonly Attribute[];
  processedAt: Date;
  cancelledAt: Date | null;
  cancelReason: CancelReason | null;
}

/** A line of an order; `variantId` is null once the piece has left the catalogue. */
export interface OrderLineRecord extends Omit<SnapshotLine, 'variantId'>, SentLine {
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
    statusToken: row.status_token,
    email: row.email,
    phone: row.phone,
    currency: row.currency,
    subtotal: row.subtotal,
    deliveryPrice: row.delivery_price,
    total: row.total,
    refunded: row.refunded,
    refundedDelivery: row.refunded_delivery,
    method: row.delivery_method,
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

export function parseOrderLine(row: Selectable<OrderLineTable>): OrderLineRecord {
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
    amount: row.amount,
    attributes: row.attributes,
    fulfilled: row.fulfilled,
    removed: row.removed,
  };
}

import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Address } from '../domain/checkout/address.ts';
import type { GiftCardPayment, OrderTax } from '../domain/checkout/order-snapshot.ts';
import type { DeliveryWay } from '../domain/delivery/delivery-rates.ts';
import type { Allocation } from '../domain/discount/allocation.ts';
import type { CancelReason } from '../domain/order/order-status.ts';

/** A key and its value, as carts, lines and orders carry them. */
export interface Attribute {
  key: string;
  value: string;
}

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface OrderTable {
  id: GeneratedAlways<number>;
  number: Generated<number>;
  cart_id: number;
  attempt_id: number;
  email: string;
  phone: string | null;
  currency: string;
  /** Minor units, as the two below. */
  subtotal: number;
  delivery_price: number;
  total: number;
  delivery_method: DeliveryWay;
  arrives_from: ColumnType<string, string, string>;
  arrives_to: ColumnType<string, string, string>;
  delivery_address: JSONColumnType<Address>;
  billing_address: JSONColumnType<Address>;
  card_last4: string | null;
  note: string;
  attributes: JSONColumnType<Attribute[]>;
  processed_at: ColumnType<Date, Date, never>;
  customer_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** Whose order it is while it is under no account: a normalised address. */
  mailbox: ColumnType<string | null, string | null | undefined, string | null>;
  status_token: string;
  cancelled_at: NullableTimestamp;
  cancel_reason: ColumnType<CancelReason | null, CancelReason | null | undefined, CancelReason | null>;
  /** Minor units given back so far, delivery included. */
  refunded: Generated<number>;
  refunded_delivery: Generated<number>;
  discount: Generated<number>;
  discounts: JSONColumnType<Allocation[], string | undefined, string>;
  discount_codes: Generated<string[]>;
  gift_card_amount: Generated<number>;
  gift_cards: JSONColumnType<GiftCardPayment[], string | undefined, string>;
  refunded_gift_card: Generated<number>;
  tax: JSONColumnType<OrderTax | null, string | null | undefined, string | null>;
  duty: Generated<number>;
  refunded_duty: Generated<number>;
  pickup_point: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface OrderLineTable {
  order_id: number;
  position: number;
  variant_id: number | null;
  product_handle: string;
  title: string;
  print_title: string | null;
  option_name: string;
  option_value: string;
  sku: string;
  picture_spec: string | null;
  picture_alt: string | null;
  quantity: number;
  /** Minor units, as the amount. */
  unit_price: number;
  amount: number;
  attributes: JSONColumnType<Attribute[]>;
  discount: Generated<number>;
  cart_discount: Generated<number>;
  tax: Generated<number>;
  duty: Generated<number>;
  discounts: JSONColumnType<Allocation[], string | undefined, string>;
  /** Null where a version wrote it that did not know it yet; the snapshot of the payment says so then. */
  is_final_sale: ColumnType<boolean | null, boolean, never>;
  fulfilled: Generated<number>;
  removed: Generated<number>;
}

export interface FulfilmentTable {
  id: GeneratedAlways<number>;
  order_id: number;
  tracking_company: string;
  tracking_number: string;
  created_at: ColumnType<Date, Date, never>;
  delivered_at: NullableTimestamp;
  return_id: ColumnType<number | null, number | null | undefined, never>;
  arrives_from: ColumnType<string | null, string | null | undefined, never>;
  arrives_to: ColumnType<string | null, string | null | undefined, never>;
}

export interface FulfilmentLineTable {
  fulfilment_id: number;
  order_id: number;
  position: number;
  quantity: number;
}

export interface FulfilmentEventTable {
  fulfilment_id: number;
  step: number;
  happened_at: ColumnType<Date, Date, never>;
}

export interface RefundTable {
  id: GeneratedAlways<number>;
  order_id: number;
  key: string;
  /** Minor units; of which for the delivery. */
  amount: number;
  delivery_amount: number;
  gift_card_amount: Generated<number>;
  gift_card_from: Generated<number>;
  duty_amount: Generated<number>;
  note: Generated<string>;
  /** What the card has paid comes back as a gift card. */
  as_gift_card: Generated<boolean>;
  issued_gift_card_id: ColumnType<number | null, number | null | undefined, number | null>;
  phase: 'agreed' | 'done';
  created_at: ColumnType<Date, Date, never>;
  done_at: NullableTimestamp;
}

export interface RefundLineTable {
  refund_id: number;
  order_id: number;
  position: number;
  quantity: number;
  amount: number;
  restocked: boolean;
}

export interface TestGatewayChargeTable {
  key: string;
  status: 'paid' | 'declined' | 'closed' | 'refunded' | 'confirming';
  reason: string | null;
  amount: number;
  currency: string;
  card_last4: string | null;
  reference: string;
  created_at: Timestamp;
  return_to: ColumnType<string | null, string | null | undefined, never>;
}

export interface TestGatewayRefundTable {
  refund_key: string;
  charge_key: string;
  amount: number;
  created_at: Timestamp;
}

export interface StripePaymentTable {
  key: string;
  amount: number;
  currency: string;
  session_id: ColumnType<string | null, string | null | undefined, string | null>;
  closed: Generated<boolean>;
  created_at: Timestamp;
}

/** Orders and what becomes of them: tables of migrations/0003_checkout.sql and 0022_orders.sql. */
export interface OrderTables {
  'commerce.order': OrderTable;
  'commerce.order_line': OrderLineTable;
  'commerce.fulfilment': FulfilmentTable;
  'commerce.fulfilment_line': FulfilmentLineTable;
  'commerce.fulfilment_event': FulfilmentEventTable;
  'commerce.refund': RefundTable;
  'commerce.refund_line': RefundLineTable;
  'commerce.test_gateway_charge': TestGatewayChargeTable;
  'commerce.test_gateway_refund': TestGatewayRefundTable;
  'commerce.stripe_payment': StripePaymentTable;
}

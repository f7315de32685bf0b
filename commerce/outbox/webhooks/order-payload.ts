import type { Address } from '../../domain/checkout/address.ts';
import { regionsOf } from '../../domain/checkout/regions.ts';
import { countryOf } from '../../domain/country/countries.ts';
import { orderStatusUrl, parcelUrl } from '../../domain/order/order-links.ts';
import { orderName } from '../../domain/order/order-name.ts';
import {
  type FinancialStatus,
  type FulfilmentStatus,
  financialStatus,
  fulfilmentStatus,
  itemsToShip,
} from '../../domain/order/order-status.ts';
import { taxLeft } from '../../domain/order/refund-plan.ts';
import type { CustomerRecord } from '../../store/customer/customers.ts';
import type { FulfilmentRecord } from '../../store/order/fulfilments.ts';
import type { OrderLineRecord, OrderRecord } from '../../store/order/order-record.ts';
import type { RefundRecord } from '../../store/order/refunds.ts';
import { customerPayload } from './customer-payload.ts';
import { decimal, setOf } from './money-set.ts';
import { lineNumber, refundPayload } from './refund-payload.ts';

const FINANCIAL = {
  PAID: 'paid',
  PARTIALLY_REFUNDED: 'partially_refunded',
  REFUNDED: 'refunded',
} as const satisfies Record<FinancialStatus, string>;
const FULFILMENT = {
  UNFULFILLED: null,
  PARTIALLY_FULFILLED: 'partial',
  FULFILLED: 'fulfilled',
  RESTOCKED: 'restocked',
} as const satisfies Record<FulfilmentStatus, string | null>;

function addressPayload(address: Address) {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    address1: address.address1,
    address2: address.address2 || null,
    city: address.city,
    province:
      regionsOf(address.countryCode).find(({ code }) => code === address.region)?.name ?? (address.region || null),
    country: countryOf(address.countryCode)?.name ?? address.countryCode,
    country_code: address.countryCode,
    zip: address.postcode || null,
    phone: address.phone || null,
  };
}

function taxLines({ tax }: OrderRecord, amount: number, currency: string) {
  return tax ? [{ title: tax.name, rate: tax.rate / 100_000, price: decimal(amount, currency) }] : [];
}

interface LineMore {
  productId: number | null;
  isGiftCard: boolean;
}

function linePayload(line: OrderLineRecord, order: OrderRecord, { productId, isGiftCard }: LineMore) {
  const { currency } = order;
  return {
    id: lineNumber(line.orderId, line.position),
    variant_id: line.variantId,
    product_id: productId,
    title: line.title,
    variant_title: line.optionValue,
    sku: line.sku,
    quantity: line.quantity,
    current_quantity: line.quantity - line.removed,
    fulfillable_quantity: itemsToShip(line),
    price: decimal(line.unitPrice, currency),
    price_set: setOf(order)(line.unitPrice),
    gift_card: isGiftCard,
    total_discount: decimal(line.discount + line.cartDiscount, currency),
    tax_lines: taxLines(order, line.tax, currency),
    duties: line.duty === 0 ? [] : [{ price: decimal(line.duty, currency) }],
    properties: line.attributes.map(({ key, value }) => ({ name: key, value })),
  };
}

function fulfilmentPayload(record: FulfilmentRecord, shopOrigin: string) {
  return {
    id: record.id,
    order_id: record.orderId,
    status: 'success',
    created_at: record.createdAt.toISOString(),
    tracking_company: record.trackingCompany,
    tracking_number: record.trackingNumber,
    tracking_url: parcelUrl(shopOrigin, record.trackingNumber),
    line_items: record.lines.map(({ position, quantity }) => ({ id: lineNumber(record.orderId, position), quantity })),
  };
}

/** Everything an order is told with. */
export interface WebhookOrder {
  order: OrderRecord;
  customer: CustomerRecord | undefined;
  fulfilments: readonly FulfilmentRecord[];
  /** By variant. */
  productIds: ReadonlyMap<number, number>;
  refunds: readonly RefundRecord[];
  /** Positions of lines that gift cards were sold with. */
  giftCardLines: ReadonlySet<number>;
  /** When it is told. */
  now: Date;
}

/** An order in the hosted provider's form, as far as this one knows it. */
export function orderPayload(told: WebhookOrder, shopOrigin: string) {
  const { order, customer, fulfilments, productIds, refunds, giftCardLines, now } = told;
  const money = (amount: number): string => decimal(amount, order.currency);
  const dutySet = (amount: number) => (order.duty === 0 ? null : setOf(order)(amount));
  return {
    id: order.id,
    admin_graphql_api_id: `gid://shopify/Order/${order.id}`,
    name: orderName(order.number),
    order_number: order.number,
    email: order.email,
    phone: order.phone,
    currency: order.currency,
    created_at: order.processedAt.toISOString(),
    processed_at: order.processedAt.toISOString(),
    // as it stands when it is told: of two tellings the later one says more
    updated_at: now.toISOString(),
    cancelled_at: order.cancelledAt?.toISOString() ?? null,
    cancel_reason: order.cancelReason,
    financial_status: FINANCIAL[financialStatus(order)],
    fulfillment_status: FULFILMENT[fulfilmentStatus(order.lines)],
    subtotal_price: money(order.subtotal - order.discount),
    subtotal_price_set: setOf(order)(order.subtotal - order.discount),
    total_discounts: money(order.lines.reduce((sum, line) => sum + line.discount, order.discount)),
    discount_codes: order.discountCodes.map((code) => ({ code })),
    total_shipping_price: money(order.deliveryPrice),
    total_price: money(order.total),
    current_total_price: money(order.total - order.refunded),
    taxes_included: true,
    total_tax: money(order.tax?.amount ?? 0),
    current_total_tax: money(taxLeft(order, order.lines) ?? 0),
    tax_lines: taxLines(order, order.tax?.amount ?? 0, order.currency),
    original_total_duties_set: dutySet(order.duty),
    current_total_duties_set: dutySet(order.duty - order.refundedDuty),
    note: order.note,
    note_attributes: order.attributes.map(({ key, value }) => ({ name: key, value })),
    order_status_url: orderStatusUrl(shopOrigin, order.statusToken),
    customer: customer ? customerPayload(customer) : null,
    shipping_address: addressPayload(order.deliveryAddress),
    billing_address: addressPayload(order.billingAddress),
    // never more of a card than its last digits
    payment_details: order.cardLast4 === null ? null : { credit_card_number: `•••• •••• •••• ${order.cardLast4}` },
    line_items: order.lines.map((line) =>
      linePayload(line, order, {
        productId: (line.variantId !== null && productIds.get(line.variantId)) || null,
        isGiftCard: giftCardLines.has(line.position),
      }),
    ),
    refunds: refunds.map((refund) => refundPayload(refund, order, giftCardLines)),
    fulfillments: fulfilments.map((record) => fulfilmentPayload(record, shopOrigin)),
  };
}

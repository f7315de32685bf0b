import { sql } from 'kysely';
import type { Address } from '../domain/checkout/address.ts';
import type { OrderSnapshot, SnapshotLine } from '../domain/checkout/order-snapshot.ts';
import type { Arrival } from '../domain/delivery/delivery-days.ts';
import type { DeliveryMethod } from '../domain/delivery/delivery-rates.ts';
import type { CommerceDb, CommerceTx } from './commerce-database.ts';
import type { Attribute } from './tables.ts';

/** A line of an order; `variantId` is null once the piece has left the catalogue. */
export interface OrderLineRecord extends Omit<SnapshotLine, 'variantId'> {
  variantId: number | null;
}

/** An order with its lines. Amounts are minor units of `currency`. */
export interface OrderRecord {
  id: number;
  /** 1001 and up; see domain/order/order-name.ts. */
  number: number;
  cartId: number;
  email: string;
  phone: string | null;
  currency: string;
  subtotal: number;
  deliveryPrice: number;
  total: number;
  method: DeliveryMethod;
  arrival: Arrival;
  deliveryAddress: Address;
  billingAddress: Address;
  cardLast4: string;
  note: string;
  attributes: readonly Attribute[];
  processedAt: Date;
  lines: readonly OrderLineRecord[];
}

/** Writes the order of an attempt as its snapshot says. Returns its number. Throws on a second order for the cart. */
export async function insertOrder(
  tx: CommerceTx,
  { cartId, attemptId, snapshot, now }: { cartId: number; attemptId: number; snapshot: OrderSnapshot; now: Date },
): Promise<number> {
  const { id, number } = await tx
    .insertInto('commerce.order')
    .values({
      cart_id: cartId,
      attempt_id: attemptId,
      email: snapshot.email,
      phone: snapshot.deliveryAddress.phone || null,
      currency: snapshot.currency,
      subtotal: snapshot.subtotal,
      delivery_price: snapshot.deliveryPrice,
      total: snapshot.total,
      delivery_method: snapshot.method,
      arrives_from: snapshot.arrival.from,
      arrives_to: snapshot.arrival.to,
      delivery_address: JSON.stringify(snapshot.deliveryAddress),
      billing_address: JSON.stringify(snapshot.billingAddress),
      card_last4: snapshot.cardLast4,
      note: snapshot.note,
      attributes: JSON.stringify(snapshot.attributes),
      processed_at: now,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await insertLines(tx, id, snapshot.lines);
  return number;
}

async function insertLines(tx: CommerceTx, orderId: number, lines: readonly SnapshotLine[]): Promise<void> {
  await tx
    .insertInto('commerce.order_line')
    .values(
      lines.map((line, index) => ({
        order_id: orderId,
        position: index + 1,
        variant_id: line.variantId,
        product_handle: line.productHandle,
        title: line.title,
        print_title: line.printTitle,
        option_name: line.optionName,
        option_value: line.optionValue,
        sku: line.sku,
        picture_spec: line.picture?.spec ?? null,
        picture_alt: line.picture?.alt ?? null,
        quantity: line.quantity,
        unit_price: line.unitPrice,
        amount: line.amount,
        attributes: JSON.stringify(line.attributes),
      })),
    )
    .execute();
}

async function linesOfOrder(db: CommerceDb | CommerceTx, orderId: number): Promise<OrderLineRecord[]> {
  const rows = await db
    .selectFrom('commerce.order_line')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
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
  }));
}

/** The order that a cart became, with its lines. */
export async function findOrderOfCart(db: CommerceDb | CommerceTx, cartId: number): Promise<OrderRecord | undefined> {
  const row = await db
    .selectFrom('commerce.order')
    .selectAll()
    // as text: the driver would make a local midnight of a date
    .select([sql<string>`arrives_from::text`.as('first_day'), sql<string>`arrives_to::text`.as('last_day')])
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    number: row.number,
    cartId: row.cart_id,
    email: row.email,
    phone: row.phone,
    currency: row.currency,
    subtotal: row.subtotal,
    deliveryPrice: row.delivery_price,
    total: row.total,
    method: row.delivery_method,
    arrival: { from: row.first_day, to: row.last_day },
    deliveryAddress: row.delivery_address,
    billingAddress: row.billing_address,
    cardLast4: row.card_last4,
    note: row.note,
    attributes: row.attributes,
    processedAt: row.processed_at,
    lines: await linesOfOrder(db, row.id),
  };
}

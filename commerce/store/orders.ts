import type { OrderSnapshot, SnapshotLine } from '../domain/checkout/order-snapshot.ts';
import type { CancelReason } from '../domain/order/order-status.ts';
import type { CommerceDb, CommerceTx } from './commerce-database.ts';
import { linesOfOrders } from './order-lines.ts';
import { type OrderHead, type OrderRecord, orderDays, parseOrder } from './order-record.ts';
import { newSecretToken } from './secret-token.ts';

/** Writes the order of an attempt as its snapshot says. Throws on a second order for the cart. */
export async function insertOrder(
  tx: CommerceTx,
  order: { cartId: number; attemptId: number; customerId: number; snapshot: OrderSnapshot; now: Date },
): Promise<{ id: number; number: number }> {
  const { snapshot } = order;
  const written = await tx
    .insertInto('commerce.order')
    .values({
      cart_id: order.cartId,
      attempt_id: order.attemptId,
      customer_id: order.customerId,
      status_token: newSecretToken(),
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
      processed_at: order.now,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await insertLines(tx, written.id, snapshot.lines);
  return written;
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

/** One way to name an order. Only staff name it by number; everybody else holds a secret. */
type OrderName = { cartId: number } | { number: number } | { id: number } | { statusToken: string };

function columnOf(name: OrderName) {
  if ('cartId' in name) return ['cart_id', name.cartId] as const;
  if ('number' in name) return ['number', name.number] as const;
  if ('id' in name) return ['id', name.id] as const;
  return ['status_token', name.statusToken] as const;
}

/** An order with its lines. */
export async function findOrder(db: CommerceDb | CommerceTx, name: OrderName): Promise<OrderRecord | undefined> {
  const [column, value] = columnOf(name);
  const row = await db
    .selectFrom('commerce.order')
    .selectAll()
    .select(orderDays)
    .where(column, '=', value)
    .executeTakeFirst();
  if (!row) return undefined;
  const lines = await linesOfOrders(db, [row.id]);
  return { ...parseOrder(row), lines: lines.get(row.id) ?? [] };
}

/** Takes the row lock of an order until the transaction ends: what was sent and given back changes one at a time. */
export async function lockOrder(tx: CommerceTx, id: number): Promise<OrderRecord | undefined> {
  await tx.selectFrom('commerce.order').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return findOrder(tx, { id });
}

/** The newest orders, without their lines. */
export async function newestOrders(db: CommerceDb, limit: number): Promise<OrderHead[]> {
  const rows = await db
    .selectFrom('commerce.order')
    .selectAll()
    .select(orderDays)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(parseOrder);
}

/** Calls an order off. The caller holds its lock and has seen that nothing was sent. */
export async function markCancelled(tx: CommerceTx, id: number, reason: CancelReason, now: Date): Promise<void> {
  await tx
    .updateTable('commerce.order')
    .set({ cancelled_at: now, cancel_reason: reason })
    .where('id', '=', id)
    .execute();
}

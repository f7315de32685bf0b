import { giftCardAmount, type OrderSnapshot, type SnapshotLine } from '../../domain/checkout/order-snapshot.ts';
import { normaliseEmail } from '../../domain/customer/email-address.ts';
import { type Loyalty, type OrderPoints, pointsOfOrder } from '../../domain/loyalty/loyalty.ts';
import type { CancelReason } from '../../domain/order/order-status.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import { newSecretToken } from '../customer/access-tokens.ts';
import { findCustomer } from '../customer/customers.ts';
import { giftCardLinesOf } from '../discount/gift-card-sales.ts';
import { linesOfOrders, type OrderHead, type OrderRecord, orderDays, parseOrder } from './order-record.ts';

/** What a placed order brings its buyer; undefined where there is nothing to say. */
export async function findOrderPoints(
  db: CommerceDb,
  loyalty: Loyalty | undefined,
  order: OrderRecord,
): Promise<OrderPoints | undefined> {
  if (!loyalty) return undefined;
  const giftCardLines = await giftCardLinesOf(db, order.id);
  const customer = order.customerId === null ? undefined : await findCustomer(db, order.customerId);
  return pointsOfOrder(loyalty, order, { giftCardLines, isMember: customer?.state === 'enabled' });
}

/** Whose an order is: a customer's, or that of whoever has a mailbox (normalised). */
export type OrderOwner = { customerId: number; mailbox: null } | { customerId: null; mailbox: string };

/** Writes the order of an attempt as its snapshot says. Throws on a second order for the cart. */
export async function insertOrder(
  tx: CommerceTx,
  order: { cartId: number; attemptId: number; owner: OrderOwner; snapshot: OrderSnapshot; now: Date },
): Promise<{ id: number; number: number }> {
  const { snapshot } = order;
  const written = await tx
    .insertInto('commerce.order')
    .values({
      cart_id: order.cartId,
      attempt_id: order.attemptId,
      customer_id: order.owner.customerId,
      mailbox: order.owner.mailbox,
      status_token: newSecretToken(),
      email: snapshot.email,
      phone: snapshot.deliveryAddress.phone || null,
      currency: snapshot.currency,
      subtotal: snapshot.subtotal,
      discount: snapshot.discount,
      discounts: JSON.stringify(snapshot.discounts),
      discount_codes: [...snapshot.discountCodes],
      gift_card_amount: giftCardAmount(snapshot),
      gift_cards: JSON.stringify(snapshot.giftCards),
      delivery_price: snapshot.deliveryPrice,
      tax: snapshot.tax && JSON.stringify(snapshot.tax),
      duty: snapshot.duty,
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
        discount: line.discount,
        discounts: JSON.stringify(line.discounts),
        cart_discount: line.cartDiscount,
        tax: line.tax,
        duty: line.duty,
        amount: line.amount,
        is_final_sale: line.isFinalSale ?? false,
        attributes: JSON.stringify(line.attributes),
        // nobody packs a gift card: its email goes out with the order
        fulfilled: line.isGiftCard ? line.quantity : 0,
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

/** An order with its lines, for whoever knows both its number and the address it was placed with, in its one spelling. */
export async function findOrderOfMailbox(
  db: CommerceDb,
  number: number,
  email: string,
): Promise<OrderRecord | undefined> {
  const row = await db
    .selectFrom('commerce.order')
    .select(['id', 'email'])
    .where('number', '=', number)
    .executeTakeFirst();
  return row && normaliseEmail(row.email) === email ? findOrder(db, { id: row.id }) : undefined;
}

/** Takes the row lock of an order until the transaction ends: what was sent and given back changes one at a time. */
export async function lockOrder(tx: CommerceTx, id: number): Promise<OrderRecord | undefined> {
  await tx.selectFrom('commerce.order').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return findOrder(tx, { id });
}

/** Chooses where the parcel of an order waits, as long as it is to wait somewhere, stands and has not left. */
export async function choosePickupPoint(db: CommerceDb, id: number, point: string): Promise<void> {
  await db
    .updateTable('commerce.order')
    .set({ pickup_point: point })
    .where('id', '=', id)
    .where('delivery_method', '=', 'pickup')
    .where('cancelled_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('commerce.fulfilment').select('id').whereRef('order_id', '=', 'commerce.order.id'))),
    )
    .execute();
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

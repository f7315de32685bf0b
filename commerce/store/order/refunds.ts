import { sql } from 'kysely';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';

/** Items that are given back for. */
export interface RefundLine {
  position: number;
  quantity: number;
  /** Minor units. */
  amount: number;
  restocked: boolean;
}

/** Money on its way back, or there. */
export interface RefundRecord {
  id: number;
  orderId: number;
  /** What the gateway tells repeats by. */
  key: string;
  amount: number;
  deliveryAmount: number;
  dutyAmount: number;
  /** The part that goes back onto gift cards, and how much had gone back onto them before. */
  giftCardAmount: number;
  giftCardFrom: number;
  note: string;
  /** What the card has paid comes back as a gift card; null until that is made, and where there is none. */
  asGiftCard: boolean;
  issuedGiftCardId: number | null;
  phase: 'agreed' | 'done';
  createdAt: Date;
  lines: readonly RefundLine[];
}

interface RefundRow
  extends Omit<
    RefundRecord,
    | 'orderId'
    | 'deliveryAmount'
    | 'dutyAmount'
    | 'giftCardAmount'
    | 'giftCardFrom'
    | 'createdAt'
    | 'asGiftCard'
    | 'issuedGiftCardId'
  > {
  order_id: number;
  delivery_amount: number;
  duty_amount: number;
  gift_card_amount: number;
  gift_card_from: number;
  created_at: Date;
  as_gift_card: boolean;
  issued_gift_card_id: number | null;
}

async function refundsWhere(
  db: CommerceDb | CommerceTx,
  where: ReturnType<typeof sql<boolean>>,
): Promise<RefundRecord[]> {
  const { rows } = await sql<RefundRow>`
    select refund.*,
      (select coalesce(jsonb_agg(jsonb_build_object('position', line.position, 'quantity', line.quantity,
          'amount', line.amount, 'restocked', line.restocked) order by line.position), '[]')
        from commerce.refund_line as line where line.refund_id = refund.id) as lines
    from commerce.refund where ${where} order by refund.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    key: row.key,
    amount: row.amount,
    deliveryAmount: row.delivery_amount,
    dutyAmount: row.duty_amount,
    giftCardAmount: row.gift_card_amount,
    giftCardFrom: row.gift_card_from,
    note: row.note,
    asGiftCard: row.as_gift_card,
    issuedGiftCardId: row.issued_gift_card_id,
    phase: row.phase,
    createdAt: row.created_at,
    lines: row.lines,
  }));
}

export async function findRefund(db: CommerceDb | CommerceTx, id: number): Promise<RefundRecord | undefined> {
  return (await refundsWhere(db, sql<boolean>`refund.id = ${id}`))[0];
}

export async function findRefundByKey(db: CommerceDb | CommerceTx, key: string): Promise<RefundRecord | undefined> {
  return (await refundsWhere(db, sql<boolean>`refund.key = ${key}`))[0];
}

/** The refunds of an order, the oldest first. */
export function refundsOfOrder(db: CommerceDb | CommerceTx, orderId: number): Promise<RefundRecord[]> {
  return refundsWhere(db, sql<boolean>`refund.order_id = ${orderId}`);
}

/** Refunds that the gateway has not confirmed yet. */
export function refundsUnderWay(db: CommerceDb): Promise<RefundRecord[]> {
  return refundsWhere(db, sql<boolean>`refund.phase = 'agreed'`);
}

/** Writes an agreed refund and takes it off the order. The caller holds the order's lock and has checked it. */
export async function insertRefund(
  tx: CommerceTx,
  refund: Omit<RefundRecord, 'id' | 'phase' | 'issuedGiftCardId'>,
): Promise<RefundRecord> {
  const {
    orderId,
    key,
    amount,
    deliveryAmount,
    dutyAmount,
    giftCardAmount,
    giftCardFrom,
    note,
    asGiftCard,
    createdAt,
    lines,
  } = refund;
  const { id } = await tx
    .insertInto('commerce.refund')
    .values({
      order_id: orderId,
      key,
      amount,
      delivery_amount: deliveryAmount,
      duty_amount: dutyAmount,
      gift_card_amount: giftCardAmount,
      gift_card_from: giftCardFrom,
      note,
      as_gift_card: asGiftCard,
      phase: 'agreed',
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (lines.length > 0)
    await tx
      .insertInto('commerce.refund_line')
      .values(lines.map((line) => ({ refund_id: id, order_id: orderId, ...line })))
      .execute();
  await sql`
    update commerce."order" set refunded = refunded + ${amount}, refunded_delivery = refunded_delivery + ${deliveryAmount},
      refunded_duty = refunded_duty + ${dutyAmount},
      refunded_gift_card = refunded_gift_card + ${giftCardAmount}
    where id = ${orderId}`.execute(tx);
  for (const { position, quantity } of lines)
    await sql`
      update commerce.order_line set removed = removed + ${quantity}
      where order_id = ${orderId} and position = ${position}`.execute(tx);
  return { ...refund, id, issuedGiftCardId: null, phase: 'agreed' };
}

/** The money is back; true the first time. */
export async function markRefundDone(tx: CommerceTx, id: number, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('commerce.refund')
    .set({ phase: 'done', done_at: now })
    .where('id', '=', id)
    .where('phase', '=', 'agreed')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Which gift card the money went onto. */
export async function markIssued(tx: CommerceTx, id: number, giftCardId: number): Promise<void> {
  await tx.updateTable('commerce.refund').set({ issued_gift_card_id: giftCardId }).where('id', '=', id).execute();
}

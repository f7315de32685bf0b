import type { ReturnReason, ReturnResolution } from '@bluebird-bay/contract/returns.ts';
import { type RawBuilder, sql } from 'kysely';
import { leavesAgain, type ReturnOutcome, type ReturnState, type ReturnWay } from '../../domain/return/return-state.ts';
import { sellableUnits } from '../catalogue/product-conditions.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import { newSecretToken } from '../customer/access-tokens.ts';

/** Pieces of a line that go back. */
export interface ReturnLine {
  /** Of the line in its order. */
  position: number;
  quantity: number;
  reason: ReturnReason;
  resolution: ReturnResolution;
  /** The size wanted instead; null once it has left the catalogue, or where none is. */
  variantId: number | null;
  /** The same in words; '' where none is. */
  variantTitle: string;
  outcome: ReturnOutcome | null;
}

export interface ReturnRecord {
  id: number;
  /** 501 and up; see domain/return/return-state.ts. */
  number: number;
  orderId: number;
  key: string;
  /** Opens its page. */
  token: string;
  way: ReturnWay;
  state: ReturnState;
  requestedAt: Date;
  receivedAt: Date | null;
  /** Whether something of it is still to leave for the shopper: a size that was swapped, a piece that was refused. */
  owesParcel: boolean;
  moneyRefundId: number | null;
  creditRefundId: number | null;
  lines: readonly ReturnLine[];
}

interface ReturnRow {
  id: number;
  number: number;
  order_id: number;
  key: string;
  token: string;
  way: ReturnWay;
  state: ReturnState;
  requested_at: Date;
  received_at: Date | null;
  owes_parcel: boolean;
  money_refund_id: number | null;
  credit_refund_id: number | null;
  lines: ReturnLine[];
}

const parseReturn = (row: ReturnRow): ReturnRecord => ({
  id: row.id,
  number: row.number,
  orderId: row.order_id,
  key: row.key,
  token: row.token,
  way: row.way,
  state: row.state,
  requestedAt: row.requested_at,
  receivedAt: row.received_at,
  owesParcel: row.owes_parcel,
  moneyRefundId: row.money_refund_id,
  creditRefundId: row.credit_refund_id,
  lines: row.lines,
});

async function returnsWhere(
  db: CommerceDb | CommerceTx,
  where: RawBuilder<boolean>,
  end: RawBuilder<unknown> = sql`order by order_return.id`,
): Promise<ReturnRecord[]> {
  const { rows } = await sql<ReturnRow>`
    select order_return.*,
      (select coalesce(jsonb_agg(jsonb_build_object('position', line.position, 'quantity', line.quantity,
          'reason', line.reason, 'resolution', line.resolution, 'variantId', line.variant_id,
          'variantTitle', line.variant_title, 'outcome', line.outcome) order by line.position), '[]')
        from commerce.order_return_line as line where line.return_id = order_return.id) as lines
    from commerce.order_return where ${where} ${end}`.execute(db);
  return rows.map(parseReturn);
}

/** One way to name a return. Only staff name it by number; everybody else holds a secret. */
type ReturnName = { number: number } | { id: number } | { token: string } | { key: string };

function whereOf(name: ReturnName): RawBuilder<boolean> {
  if ('number' in name) return sql`order_return.number = ${name.number}`;
  if ('id' in name) return sql`order_return.id = ${name.id}`;
  if ('token' in name) return sql`order_return.token = ${name.token}`;
  return sql`order_return.key = ${name.key}`;
}

export async function findReturn(db: CommerceDb | CommerceTx, name: ReturnName): Promise<ReturnRecord | undefined> {
  return (await returnsWhere(db, whereOf(name)))[0];
}

/** The returns of each of these orders, the first asked for first, by the order's id: one statement. */
export async function returnsOfOrders(
  db: CommerceDb | CommerceTx,
  orderIds: readonly number[],
): Promise<Map<number, ReturnRecord[]>> {
  const records = await returnsWhere(db, sql`order_id = any(${[...orderIds]}::bigint[])`);
  return Map.groupBy(records, ({ orderId }) => orderId);
}

/** The oldest that wait for staff; with `all` the newest of all. */
export function listReturns(db: CommerceDb, { all, limit }: { all: boolean; limit: number }): Promise<ReturnRecord[]> {
  return all
    ? returnsWhere(db, sql`true`, sql`order by order_return.id desc limit ${limit}`)
    : returnsWhere(db, sql`state in ('requested', 'received')`, sql`order by order_return.id limit ${limit}`);
}

/** A stretch of the returns of which something is still to leave for the shopper, the oldest first. */
export function returnsToSend(db: CommerceDb, after: number, limit: number): Promise<ReturnRecord[]> {
  return returnsWhere(
    db,
    sql`order_return.owes_parcel and order_return.id > ${after}`,
    sql`order by order_return.id limit ${limit}`,
  );
}

/** Writes a return that was asked for. The caller holds the order's lock and has seen that its pieces may go back. */
export async function insertReturn(
  tx: CommerceTx,
  request: {
    orderId: number;
    key: string;
    way: ReturnWay;
    now: Date;
    lines: ReadonlyArray<Omit<ReturnLine, 'outcome'>>;
  },
): Promise<ReturnRecord> {
  const { orderId, key, way, now, lines } = request;
  const row = await tx
    .insertInto('commerce.order_return')
    .values({ order_id: orderId, key, way, token: newSecretToken(), requested_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('commerce.order_return_line')
    .values(
      lines.map(({ position, quantity, reason, resolution, variantId, variantTitle }) => ({
        return_id: row.id,
        order_id: orderId,
        position,
        quantity,
        reason,
        resolution,
        variant_id: variantId,
        variant_title: variantTitle,
      })),
    )
    .execute();
  return parseReturn({ ...row, lines: lines.map((line) => ({ ...line, outcome: null })) });
}

/** The parcel is here. The caller holds the order's lock and has seen that it was waited for. */
export async function markReceived(
  tx: CommerceTx,
  id: number,
  outcomes: ReadonlyMap<number, ReturnOutcome>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('commerce.order_return')
    .set({ state: 'received', received_at: now, owes_parcel: [...outcomes.values()].some(leavesAgain) })
    .where('id', '=', id)
    .execute();
  for (const [position, outcome] of outcomes)
    await tx
      .updateTable('commerce.order_return_line')
      .set({ outcome })
      .where('return_id', '=', id)
      .where('position', '=', position)
      .execute();
}

/** Whatever was due is agreed on, with the refunds it led to. The caller holds the order's lock. */
export async function markSettled(
  tx: CommerceTx,
  id: number,
  refunds: { money: number | null; credit: number | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('commerce.order_return')
    .set({
      state: 'settled',
      settled_at: now,
      money_refund_id: refunds.money,
      credit_refund_id: refunds.credit,
    })
    .where('id', '=', id)
    .execute();
}

/** Nothing is coming back after all. The caller holds the order's lock. */
export async function markReturnCancelled(tx: CommerceTx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('commerce.order_return')
    .set({ state: 'cancelled', cancelled_at: now })
    .where('id', '=', id)
    .execute();
}

/** A size a piece may be swapped for. */
export interface SizeOnOffer {
  variantId: number;
  name: string;
  isAvailable: boolean;
}

/** What returns need to know of a line beyond the line itself. */
export interface ReturnFacts {
  /** The garment kind; null once the product has left the catalogue. */
  kind: string | null;
  sizes: readonly SizeOnOffer[];
  /** Pieces in returns, apart from those that have left the order with a refund. */
  held: number;
  /** Those of them whose return is at its end. */
  settled: number;
}

/** The facts of each line of an order, by position. */
export async function returnFactsOf(db: CommerceDb | CommerceTx, orderId: number): Promise<Map<number, ReturnFacts>> {
  const { rows } = await sql<ReturnFacts & { position: number }>`
    select line.position, product.kind,
      (select coalesce(jsonb_agg(jsonb_build_object('variantId', size.id, 'name', size.option_value,
          'isAvailable', ${sellableUnits('size')} > 0) order by size.position), '[]')
        from commerce.variant as size where size.product_id = product.id) as sizes,
      coalesce(back.held, 0)::int as held, coalesce(back.settled, 0)::int as settled
    from commerce.order_line as line
    left join lateral (
      select sum(back.quantity) as held, sum(back.quantity) filter (where order_return.state = 'settled') as settled
      from commerce.order_return_line as back join commerce.order_return on order_return.id = back.return_id
      where back.order_id = line.order_id and back.position = line.position and order_return.state <> 'cancelled'
        and not (order_return.state = 'settled' and back.outcome in ('money', 'gift-card'))) as back on true
    left join commerce.variant as variant on variant.id = line.variant_id
    left join commerce.product as product on product.id = variant.product_id
    where line.order_id = ${orderId}`.execute(db);
  return new Map(rows.map(({ position, ...facts }) => [position, facts]));
}

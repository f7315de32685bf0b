import { sql } from 'kysely';
import { isTrackingStep, type TrackingStep } from '../../domain/fulfilment/tracking-steps.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';

/** Items of a line that travel in a parcel. */
export interface ParcelLine {
  /** Of the line in its order. */
  position: number;
  quantity: number;
}

export interface ParcelEvent {
  step: TrackingStep;
  at: Date;
}

/** A parcel with what is in it, and where it has been, the first step first. */
export interface FulfilmentRecord {
  id: number;
  orderId: number;
  trackingCompany: string;
  trackingNumber: string;
  createdAt: Date;
  deliveredAt: Date | null;
  lines: readonly ParcelLine[];
  events: readonly ParcelEvent[];
}

interface FulfilmentRow {
  id: number;
  order_id: number;
  tracking_company: string;
  tracking_number: string;
  created_at: Date;
  delivered_at: Date | null;
  lines: ParcelLine[];
  events: Array<{ step: number; at: string }>;
}

function parseFulfilment(row: FulfilmentRow): FulfilmentRecord {
  return {
    id: row.id,
    orderId: row.order_id,
    trackingCompany: row.tracking_company,
    trackingNumber: row.tracking_number,
    createdAt: row.created_at,
    deliveredAt: row.delivered_at,
    lines: row.lines,
    events: row.events.flatMap(({ step, at }) => (isTrackingStep(step) ? [{ step, at: new Date(at) }] : [])),
  };
}

async function fulfilmentsWhere(
  db: CommerceDb | CommerceTx,
  where: ReturnType<typeof sql<boolean>>,
): Promise<FulfilmentRecord[]> {
  const { rows } = await sql<FulfilmentRow>`
    select fulfilment.*,
      (select coalesce(jsonb_agg(jsonb_build_object('position', line.position, 'quantity', line.quantity) order by line.position), '[]')
        from commerce.fulfilment_line as line where line.fulfilment_id = fulfilment.id) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('step', event.step, 'at', event.happened_at) order by event.step), '[]')
        from commerce.fulfilment_event as event where event.fulfilment_id = fulfilment.id) as events
    from commerce.fulfilment where ${where} order by fulfilment.order_id, fulfilment.id`.execute(db);
  return rows.map(parseFulfilment);
}

/** The parcels of each of these orders, the first sent first, by the order's id: one statement. */
export async function fulfilmentsOfOrders(
  db: CommerceDb | CommerceTx,
  orderIds: readonly number[],
): Promise<Map<number, FulfilmentRecord[]>> {
  const records = await fulfilmentsWhere(db, sql<boolean>`order_id = any(${[...orderIds]}::bigint[])`);
  return Map.groupBy(records, (record) => record.orderId);
}

export async function findFulfilment(
  db: CommerceDb | CommerceTx,
  name: { id: number } | { trackingNumber: string },
): Promise<FulfilmentRecord | undefined> {
  const where = 'id' in name ? sql<boolean>`id = ${name.id}` : sql<boolean>`tracking_number = ${name.trackingNumber}`;
  return (await fulfilmentsWhere(db, where))[0];
}

/** A stretch of the parcels under way, in the order they were sent. */
export function fulfilmentsUnderWay(db: CommerceDb, after: number, limit: number): Promise<FulfilmentRecord[]> {
  return fulfilmentsWhere(
    db,
    sql<boolean>`id in (
      select id from commerce.fulfilment where delivered_at is null and id > ${after} order by id limit ${limit})`,
  );
}

/**
 * Writes a parcel and counts its items as sent. The caller holds the order's lock and has seen that they are there to
 * send.
 */
export async function insertFulfilment(
  tx: CommerceTx,
  parcel: {
    orderId: number;
    trackingCompany: string;
    trackingNumber: string;
    lines: readonly ParcelLine[];
    /** 'Order created' is no later than the parcel. */
    orderedAt: Date;
    now: Date;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('commerce.fulfilment')
    .values({
      order_id: parcel.orderId,
      tracking_company: parcel.trackingCompany,
      tracking_number: parcel.trackingNumber,
      created_at: parcel.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('commerce.fulfilment_line')
    .values(parcel.lines.map((line) => ({ fulfilment_id: id, order_id: parcel.orderId, ...line })))
    .execute();
  for (const { position, quantity } of parcel.lines)
    await sql`
      update commerce.order_line set fulfilled = fulfilled + ${quantity}
      where order_id = ${parcel.orderId} and position = ${position}`.execute(tx);
  await insertEvents(tx, id, [{ step: 1, at: parcel.orderedAt }]);
  return id;
}

/** Writes where a parcel has been; a step that stands already stays as it is. */
export async function insertEvents(
  db: CommerceDb | CommerceTx,
  fulfilmentId: number,
  events: readonly ParcelEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await db
    .insertInto('commerce.fulfilment_event')
    .values(events.map(({ step, at }) => ({ fulfilment_id: fulfilmentId, step, happened_at: at })))
    .onConflict((conflict) => conflict.columns(['fulfilment_id', 'step']).doNothing())
    .execute();
}

export async function markDelivered(db: CommerceDb | CommerceTx, fulfilmentId: number, at: Date): Promise<void> {
  await db
    .updateTable('commerce.fulfilment')
    .set({ delivered_at: at })
    .where('id', '=', fulfilmentId)
    .where('delivered_at', 'is', null)
    .execute();
}

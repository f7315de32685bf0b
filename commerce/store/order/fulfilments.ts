import { randomInt } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Arrival } from '../../domain/delivery/delivery-days.ts';
import type { ParcelPlan } from '../../domain/fulfilment/parcel-clock.ts';
import { isTrackingStep, type TrackingStep, trackingNumber } from '../../domain/fulfilment/tracking.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';

/** Items of a line that travel in a parcel. */
export interface ParcelLine {
  /** Of the line in its order. */
  position: number;
  quantity: number;
}

/** Such items as they were packed. */
export interface PackedLine extends ParcelLine {
  /** The size it was swapped for, in words; null where it is the one of the line. */
  swappedFor: string | null;
}

export interface ParcelEvent {
  step: TrackingStep;
  at: Date;
}

/** A parcel with what is in it, and where it has been, the first step first. */
export interface FulfilmentRecord {
  id: number;
  orderId: number;
  /** The return it follows; null for a parcel of the order itself. */
  returnId: number | null;
  plan: ParcelPlan;
  trackingCompany: string;
  trackingNumber: string;
  createdAt: Date;
  deliveredAt: Date | null;
  lines: readonly PackedLine[];
  events: readonly ParcelEvent[];
}

/** Whether another size of something is in it; else a parcel that follows a return brings back what was refused. */
export const bringsSwap = ({ lines }: Pick<FulfilmentRecord, 'lines'>): boolean =>
  lines.some(({ swappedFor }) => swappedFor !== null);

interface FulfilmentRow {
  id: number;
  order_id: number;
  return_id: number | null;
  ordered_at: Date;
  arrival: Arrival;
  tracking_company: string;
  tracking_number: string;
  created_at: Date;
  delivered_at: Date | null;
  lines: PackedLine[];
  events: Array<{ step: number; at: string }>;
}

function parseFulfilment(row: FulfilmentRow): FulfilmentRecord {
  return {
    id: row.id,
    orderId: row.order_id,
    returnId: row.return_id,
    plan: { orderId: row.order_id, orderedAt: row.ordered_at, arrival: row.arrival },
    trackingCompany: row.tracking_company,
    trackingNumber: row.tracking_number,
    createdAt: row.created_at,
    deliveredAt: row.delivered_at,
    lines: row.lines,
    events: row.events.flatMap(({ step, at }) => (isTrackingStep(step) ? [{ step, at: new Date(at) }] : [])),
  };
}

async function fulfilmentsWhere(db: CommerceDb | CommerceTx, where: RawBuilder<boolean>): Promise<FulfilmentRecord[]> {
  const { rows } = await sql<FulfilmentRow>`
    select fulfilment.*, coalesce(order_return.received_at, o.processed_at) as ordered_at,
      jsonb_build_object('from', coalesce(fulfilment.arrives_from, o.arrives_from),
        'to', coalesce(fulfilment.arrives_to, o.arrives_to)) as arrival,
      (select coalesce(jsonb_agg(jsonb_build_object('position', line.position, 'quantity', line.quantity,
          'swappedFor', case when back.outcome = 'exchanged' then back.variant_title end) order by line.position), '[]')
        from commerce.fulfilment_line as line
        left join commerce.order_return_line as back
          on back.return_id = fulfilment.return_id and back.position = line.position
        where line.fulfilment_id = fulfilment.id) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('step', event.step, 'at', event.happened_at) order by event.step), '[]')
        from commerce.fulfilment_event as event where event.fulfilment_id = fulfilment.id) as events
    from commerce.fulfilment join commerce."order" as o on o.id = fulfilment.order_id
    left join commerce.order_return on order_return.id = fulfilment.return_id
    where ${where} order by fulfilment.order_id, fulfilment.id`.execute(db);
  return rows.map(parseFulfilment);
}

/** The parcels of each of these orders, the first sent first, by the order's id: one statement. Those of returns are not among them. */
export async function fulfilmentsOfOrders(
  db: CommerceDb | CommerceTx,
  orderIds: readonly number[],
): Promise<Map<number, FulfilmentRecord[]>> {
  const records = await fulfilmentsWhere(
    db,
    sql`fulfilment.order_id = any(${[...orderIds]}::bigint[]) and fulfilment.return_id is null`,
  );
  return Map.groupBy(records, (record) => record.orderId);
}

/** The parcel that followed each of these returns, by the return's id, where there was something to send: one statement. */
export async function fulfilmentsOfReturns(
  db: CommerceDb | CommerceTx,
  returnIds: readonly number[],
): Promise<Map<number, FulfilmentRecord>> {
  if (returnIds.length === 0) return new Map();
  const records = await fulfilmentsWhere(db, sql`fulfilment.return_id = any(${[...returnIds]}::bigint[])`);
  return new Map(records.flatMap((record) => (record.returnId === null ? [] : [[record.returnId, record]])));
}

export async function findFulfilment(
  db: CommerceDb | CommerceTx,
  name: { id: number } | { trackingNumber: string },
): Promise<FulfilmentRecord | undefined> {
  const where =
    'id' in name
      ? sql<boolean>`fulfilment.id = ${name.id}`
      : sql<boolean>`fulfilment.tracking_number = ${name.trackingNumber}`;
  return (await fulfilmentsWhere(db, where))[0];
}

/** A stretch of the parcels under way, in the order they were sent. */
export function fulfilmentsUnderWay(db: CommerceDb, after: number, limit: number): Promise<FulfilmentRecord[]> {
  return fulfilmentsWhere(
    db,
    sql<boolean>`fulfilment.id in (
      select id from commerce.fulfilment where delivered_at is null and id > ${after} order by id limit ${limit})`,
  );
}

/** A tracking number nobody has yet, for a parcel to this country. */
export const newTrackingNumber = (countryCode: string): string =>
  trackingNumber(Array.from({ length: 12 }, () => randomInt(10)).join(''), countryCode);

/** A parcel as it leaves. */
interface NewParcel {
  orderId: number;
  trackingCompany: string;
  trackingNumber: string;
  lines: readonly ParcelLine[];
  /** 'Order created' is no later than the parcel. */
  orderedAt: Date;
  now: Date;
}

async function insertParcel(
  tx: CommerceTx,
  parcel: NewParcel,
  ofReturn?: { returnId: number; arrival: Arrival },
): Promise<number> {
  const { id } = await tx
    .insertInto('commerce.fulfilment')
    .values({
      order_id: parcel.orderId,
      tracking_company: parcel.trackingCompany,
      tracking_number: parcel.trackingNumber,
      created_at: parcel.now,
      ...(ofReturn && {
        return_id: ofReturn.returnId,
        arrives_from: ofReturn.arrival.from,
        arrives_to: ofReturn.arrival.to,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('commerce.fulfilment_line')
    .values(parcel.lines.map((line) => ({ fulfilment_id: id, order_id: parcel.orderId, ...line })))
    .execute();
  await insertEvents(tx, id, [{ step: 1, at: parcel.orderedAt }]);
  return id;
}

/**
 * Writes a parcel and counts its items as sent. The caller holds the order's lock and has seen that they are there to
 * send.
 */
export async function insertFulfilment(tx: CommerceTx, parcel: NewParcel): Promise<number> {
  const id = await insertParcel(tx, parcel);
  for (const { position, quantity } of parcel.lines)
    await sql`
      update commerce.order_line set fulfilled = fulfilled + ${quantity}
      where order_id = ${parcel.orderId} and position = ${position}`.execute(tx);
  return id;
}

/** Writes the parcel that follows a return; the order has sent no more for it. The caller holds the order's lock. */
export async function insertReturnParcel(
  tx: CommerceTx,
  parcel: NewParcel & { returnId: number; arrival: Arrival },
): Promise<number> {
  const id = await insertParcel(tx, parcel, parcel);
  await tx.updateTable('commerce.order_return').set({ owes_parcel: false }).where('id', '=', parcel.returnId).execute();
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

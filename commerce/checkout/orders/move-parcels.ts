import { rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import { type ParcelPlan, packedAt, stepsReached } from '../../domain/fulfilment/parcel-clock.ts';
import { DELIVERED } from '../../domain/fulfilment/tracking.ts';
import type { CommerceDb } from '../../store/commerce-database.ts';
import {
  type FulfilmentRecord,
  fulfilmentsUnderWay,
  insertEvents,
  markDelivered,
} from '../../store/order/fulfilments.ts';
import type { OrderHead } from '../../store/order/order-record.ts';
import { lockOrder } from '../../store/order/orders.ts';
import { orderHeads, ordersToSend } from '../../store/order/orders-to-send.ts';
import { returnsToSend } from '../../store/order/returns.ts';
import { shipItems } from './ship-items.ts';
import { returnPlan, shipReturn } from './ship-return.ts';

export interface ParcelClock {
  db: CommerceDb;
  clock: () => Date;
  /** How many times as fast as the world's the parcels' clock goes; 0 stops it. */
  speed: number;
}

/** What one tick has done. */
export interface ParcelMoves {
  sent: number;
  /** Steps that parcels have reached. */
  steps: number;
  delivered: number;
}

const PAGE = 200;

/** Everything that `read` finds, a page at a time, the lower ids first; `read` is given the id after which to go on. */
async function* inPages<Row extends { id: number }>(
  read: (after: number, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = 0;
  for (;;) {
    const rows = await read(after, PAGE);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    after = Math.max(...rows.map(({ id }) => id));
  }
}

const planOf = ({ id, processedAt, arrival }: OrderHead): ParcelPlan => ({
  orderId: id,
  orderedAt: processedAt,
  arrival,
});

/** Packs what is due, and moves every parcel to where it is by now. Safe to call as often as one likes, from any process. */
export async function moveParcels(options: ParcelClock): Promise<ParcelMoves> {
  const moves: ParcelMoves = { sent: 0, steps: 0, delivered: 0 };
  if (options.speed <= 0) return moves;
  await pack(options, moves);
  await packReturns(options, moves);
  await move(options, moves);
  return moves;
}

/** Sends one order whose time has come; whether it is on its way now by this. */
async function packOne({ db, speed }: ParcelClock, order: OrderHead, now: Date): Promise<boolean> {
  const due = packedAt(planOf(order), speed);
  if (!due || due > now) return false;
  const sending = await withTx(db, async (tx) => {
    const locked = await lockOrder(tx, order.id);
    return locked ? shipItems(tx, locked, { now }) : rollback(undefined);
  });
  return sending?.kind === 'sent';
}

async function pack(options: ParcelClock, moves: ParcelMoves): Promise<void> {
  const now = options.clock();
  for await (const orders of inPages((after, limit) => ordersToSend(options.db, after, limit)))
    for (const order of orders) if (await packOne(options, order, now)) moves.sent += 1;
}

/** What returns owe leaves as the orders' own parcels do, counted from the day they were here. */
async function packReturns({ db, clock, speed }: ParcelClock, moves: ParcelMoves): Promise<void> {
  const now = clock();
  for await (const waiting of inPages((after, limit) => returnsToSend(db, after, limit))) {
    const orders = await orderHeads(
      db,
      waiting.map(({ orderId }) => orderId),
    );
    for (const found of waiting) {
      const order = orders.get(found.orderId);
      const plan = order && returnPlan(order, found);
      const due = plan && packedAt(plan, speed);
      if (due && due <= now && (await shipReturn(db, found.number, now)).kind === 'sent') moves.sent += 1;
    }
  }
}

async function move(options: ParcelClock, moves: ParcelMoves): Promise<void> {
  const now = options.clock();
  for await (const parcels of inPages((after, limit) => fulfilmentsUnderWay(options.db, after, limit)))
    for (const parcel of parcels) await moveOne(options, parcel, now, moves);
}

async function moveOne(
  { db, speed }: ParcelClock,
  parcel: FulfilmentRecord,
  now: Date,
  moves: ParcelMoves,
): Promise<void> {
  const steps = stepsReached(parcel.plan, parcel.events.at(-1), now, speed);
  if (steps.length === 0) return;
  const arrived = steps.find(({ step }) => step === DELIVERED);
  await withTx(db, async (tx) => {
    await insertEvents(tx, parcel.id, steps);
    if (arrived) await markDelivered(tx, parcel.id, arrived.at);
  });
  moves.steps += steps.length;
  moves.delivered += arrived ? 1 : 0;
}

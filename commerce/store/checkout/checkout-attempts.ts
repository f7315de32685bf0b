import { type Selectable, sql } from 'kysely';
import type { AttemptPhase, AttemptResponse } from '../../domain/checkout/attempt.ts';
import { chargeOf, type OrderSnapshot } from '../../domain/checkout/order-snapshot.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import type { CheckoutAttemptTable } from '../tables.ts';

/** One press of "Pay", and how far it came. */
export interface CheckoutAttempt {
  id: number;
  cartId: number;
  key: string;
  requestHash: string;
  phase: AttemptPhase;
  snapshot: OrderSnapshot;
  holdsStock: boolean;
  holdUntil: Date;
  gatewayReference: string | null;
  /** Set exactly when the phase is `done` or `failed`. */
  response: AttemptResponse | null;
  createdAt: Date;
}

/** An attempt as it begins: with its units held, or over at once because an item is short. */
export interface NewAttempt {
  cartId: number;
  key: string;
  requestHash: string;
  snapshot: OrderSnapshot;
  soldOut: AttemptResponse | null;
  holdUntil: Date;
  now: Date;
}

/** A payment in one of these is under way; a cart has one such at most. */
export const LIVE_PHASES: readonly AttemptPhase[] = ['reserved', 'charged', 'refunding'];

/** What a snapshot of the days before offers, taxes and duties leaves out. */
function wholeSnapshot(snapshot: OrderSnapshot): OrderSnapshot {
  const whole = Object.assign({ ...BEFORE }, snapshot);
  return { ...whole, lines: whole.lines.map((line) => Object.assign({ ...LINE_BEFORE }, line)) };
}

const BEFORE = { customerId: null, discount: 0, discounts: [], discountCodes: [], giftCards: [], tax: null, duty: 0 };
const LINE_BEFORE = { discount: 0, discounts: [], cartDiscount: 0, tax: 0, duty: 0 };

function parseAttempt(row: Selectable<CheckoutAttemptTable>): CheckoutAttempt {
  return {
    id: row.id,
    cartId: row.cart_id,
    key: row.key,
    requestHash: row.request_hash,
    phase: row.phase,
    snapshot: wholeSnapshot(row.snapshot),
    holdsStock: row.holds_stock,
    holdUntil: row.hold_until,
    gatewayReference: row.gateway_reference,
    response: row.response,
    createdAt: row.created_at,
  };
}

export async function findAttempt(db: CommerceDb | CommerceTx, key: string): Promise<CheckoutAttempt | undefined> {
  const row = await db.selectFrom('commerce.checkout_attempt').selectAll().where('key', '=', key).executeTakeFirst();
  return row && parseAttempt(row);
}

/** The payment of a cart that is under way, if there is one. */
export async function findLiveAttempt(
  db: CommerceDb | CommerceTx,
  cartId: number,
): Promise<CheckoutAttempt | undefined> {
  const row = await db
    .selectFrom('commerce.checkout_attempt')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('phase', 'in', LIVE_PHASES)
    .executeTakeFirst();
  return row && parseAttempt(row);
}

/** Every payment under way, the oldest first. */
export async function liveAttempts(db: CommerceDb): Promise<CheckoutAttempt[]> {
  const rows = await db
    .selectFrom('commerce.checkout_attempt')
    .selectAll()
    .where('phase', 'in', LIVE_PHASES)
    .orderBy('id')
    .execute();
  return rows.map(parseAttempt);
}

/** Takes the row lock of an attempt until the transaction ends. Where the cart's row is locked too, it is locked first. */
export async function lockAttempt(tx: CommerceTx, id: number): Promise<CheckoutAttempt> {
  const row = await tx
    .selectFrom('commerce.checkout_attempt')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return parseAttempt(row);
}

/** Stores a new attempt. Throws (`checkout_attempt_key_key`) when another one has taken the key. */
export async function insertAttempt(tx: CommerceTx, attempt: NewAttempt): Promise<CheckoutAttempt> {
  const row = await tx
    .insertInto('commerce.checkout_attempt')
    .values({
      cart_id: attempt.cartId,
      key: attempt.key,
      request_hash: attempt.requestHash,
      phase: attempt.soldOut ? 'failed' : 'reserved',
      snapshot: JSON.stringify(attempt.snapshot),
      currency: attempt.snapshot.currency,
      amount: chargeOf(attempt.snapshot),
      holds_stock: attempt.soldOut === null,
      hold_until: attempt.holdUntil,
      gateway_reference: null,
      response: attempt.soldOut && JSON.stringify(attempt.soldOut),
      created_at: attempt.now,
      updated_at: attempt.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return parseAttempt(row);
}

/** What is known of money that has moved; the end of the card's number where the gateway asked for the card. */
interface Charged {
  reference: string;
  last4?: string;
}

/** The money has moved. Nothing happens if that was written down before. */
export async function markCharged(db: CommerceDb, id: number, { reference, last4 }: Charged, now: Date): Promise<void> {
  await db
    .updateTable('commerce.checkout_attempt')
    .set({
      phase: 'charged',
      gateway_reference: reference,
      updated_at: now,
      ...(last4 !== undefined && { snapshot: sql`snapshot || jsonb_build_object('cardLast4', ${last4}::text)` }),
    })
    .where('id', '=', id)
    .where('phase', '=', 'reserved')
    .execute();
}

/** Writes the end of an attempt. The caller holds its row lock and has settled its stock. */
export async function finishAttempt(
  tx: CommerceTx,
  id: number,
  { phase, response, now }: { phase: 'done' | 'failed'; response: AttemptResponse; now: Date },
): Promise<void> {
  await tx
    .updateTable('commerce.checkout_attempt')
    .set({ phase, response: JSON.stringify(response), holds_stock: false, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** The money goes back, whatever comes: no order is written from here on. The caller holds the row lock. */
export async function markRefunding(tx: CommerceTx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('commerce.checkout_attempt')
    .set({ phase: 'refunding', updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Writes that the attempt's units are held no longer. The caller holds its row lock and gives the units back. */
export async function dropHold(tx: CommerceTx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('commerce.checkout_attempt')
    .set({ holds_stock: false, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** The key under which the gateway knows the payment of an order. */
export async function attemptKeyOf(db: CommerceDb | CommerceTx, orderId: number): Promise<string> {
  const row = await db
    .selectFrom('commerce.order as order')
    .innerJoin('commerce.checkout_attempt as attempt', 'attempt.id', 'order.attempt_id')
    .select('attempt.key')
    .where('order.id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.key;
}

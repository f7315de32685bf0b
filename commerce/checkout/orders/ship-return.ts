import { commit, type Ending, rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import { arrivalOf } from '../../domain/delivery/delivery-days.ts';
import type { ParcelPlan } from '../../domain/fulfilment/parcel-clock.ts';
import { TRACKING_COMPANY } from '../../domain/fulfilment/tracking.ts';
import { leavesAgain } from '../../domain/return/return-state.ts';
import type { CommerceDb } from '../../store/commerce-database.ts';
import { insertReturnParcel, newTrackingNumber } from '../../store/order/fulfilments.ts';
import type { OrderHead } from '../../store/order/order-record.ts';
import type { ReturnRecord } from '../../store/order/returns.ts';
import { queueEmail } from '../../store/outbox/emails.ts';
import { lockReturn, type StandingReturn } from './lock-return.ts';

type Sent = { kind: 'sent'; trackingNumber: string } & StandingReturn;
type NotSent =
  | { kind: 'no-such-return' }
  /** It is not here yet, nothing of it goes to the shopper, or that has left. */
  | { kind: 'nothing-to-send' };

/** What follows a return goes the standard way, however the order went; null until the return is here. */
export const returnPlan = (order: OrderHead, { receivedAt }: ReturnRecord): ParcelPlan | null =>
  receivedAt && {
    orderId: order.id,
    orderedAt: receivedAt,
    arrival: arrivalOf('standard', order.deliveryAddress.countryCode, receivedAt),
  };

/** Sends what a return owes its shopper in one parcel, swapped sizes and refused pieces together; they are told by email. */
export function shipReturn(db: CommerceDb, number: number, now: Date): Promise<Sent | NotSent> {
  return withTx(db, async (tx): Promise<Ending<Sent, NotSent>> => {
    const standing = await lockReturn(tx, number);
    if (!standing) return rollback({ kind: 'no-such-return' });
    const { found, order } = standing;
    const plan = returnPlan(order, found);
    if (!found.owesParcel || !plan) return rollback({ kind: 'nothing-to-send' });
    const trackingNumber = newTrackingNumber(order.deliveryAddress.countryCode);
    const lines = found.lines.filter(({ outcome }) => leavesAgain(outcome));
    const fulfilmentId = await insertReturnParcel(tx, {
      ...plan,
      returnId: found.id,
      trackingCompany: TRACKING_COMPANY,
      trackingNumber,
      lines: lines.map(({ position, quantity }) => ({ position, quantity })),
      now,
    });
    await queueEmail(tx, { topic: 'return-shipped', payload: { fulfilmentId } });
    return commit({ kind: 'sent', trackingNumber, ...standing });
  });
}

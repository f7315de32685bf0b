import * as v from 'valibot';
import { type ReachedStep, stepsAhead } from '../domain/fulfilment/parcel-clock.ts';
import { DELIVERED, readableTrackingNumber, stepLabels, TRACKING_COMPANY } from '../domain/fulfilment/tracking.ts';
import { parcelUrl } from '../domain/order/order-links.ts';
import type { FulfilmentRecord } from '../store/order/fulfilments.ts';
import type { OrderRecord } from '../store/order/order-record.ts';
import type { SelfServiceContext } from './self-service-context.ts';

const TrackingEvent = v.object({
  step: v.pipe(v.number(), v.description('1 to 6 are the steps on the way, 7 is its end')),
  status: v.string(),
  message: v.string(),
  date: v.pipe(v.string(), v.isoTimestamp()),
});
/** A place on a parcel's way, reached or expected; `date` is ISO 8601. */
type TrackingEvent = v.InferOutput<typeof TrackingEvent>;

export const ParcelView = v.object({
  company: v.string(),
  number: v.string(),
  readableNumber: v.pipe(v.string(), v.description('As people read it aloud')),
  url: v.string(),
  delivered: v.boolean(),
  events: v.array(TrackingEvent),
  ahead: v.pipe(v.array(TrackingEvent), v.description('The steps still to come, delivery left out')),
});
/** A parcel as its way is shown. */
export type ParcelView = v.InferOutput<typeof ParcelView>;

/** The way of what has not left yet: ordered, and when each step after that is expected. */
export const WayAhead = v.object({
  company: v.string(),
  events: v.array(TrackingEvent),
  ahead: v.array(TrackingEvent),
});

const eventOf = ({ step, at }: ReachedStep): TrackingEvent => ({ ...stepLabels(step), date: at.toISOString() });

/** What is still to be packed, as its way will be; null where nothing is sent, or is not coming any more. */
export function wayAhead(
  order: OrderRecord,
  { parcelSpeed }: SelfServiceContext,
): v.InferOutput<typeof WayAhead> | null {
  const { id: orderId, processedAt: orderedAt, arrival } = order;
  if (order.cancelledAt || order.method === 'email') return null;
  const ahead = stepsAhead({ orderId, orderedAt, arrival }, 1, parcelSpeed);
  return {
    company: TRACKING_COMPANY,
    events: [eventOf({ step: 1, at: orderedAt })],
    ahead: ahead.filter(({ step }) => step !== DELIVERED).map(eventOf),
  };
}

/** A parcel, and its way so far and still to come. */
export function parcelView(record: FulfilmentRecord, context: SelfServiceContext): ParcelView {
  const ahead = stepsAhead(record.plan, record.events.at(-1)?.step ?? 1, context.parcelSpeed);
  return {
    company: record.trackingCompany,
    number: record.trackingNumber,
    readableNumber: readableTrackingNumber(record.trackingNumber),
    url: parcelUrl(context.shopOrigin, record.trackingNumber),
    delivered: record.deliveredAt !== null,
    events: record.events.map(eventOf),
    ahead: ahead.filter(({ step }) => step !== DELIVERED).map(eventOf),
  };
}

import { stepsAhead } from '../domain/fulfilment/parcel-clock.ts';
import { readableTrackingNumber } from '../domain/fulfilment/tracking-number.ts';
import { DELIVERED, stepLabels } from '../domain/fulfilment/tracking-steps.ts';
import { parcelUrl } from '../domain/order/order-links.ts';
import type { FulfilmentRecord } from '../store/order/fulfilments.ts';
import type { ParcelView, TrackingEvent } from './parcel-contract.ts';
import type { SelfServiceContext } from './self-service-context.ts';

/** A parcel, and its way so far and still to come. */
export function parcelView(record: FulfilmentRecord, context: SelfServiceContext): ParcelView {
  const ahead = stepsAhead(record.plan, record.events.at(-1)?.step ?? 1, context.parcelSpeed);
  const event = ({ step, at }: FulfilmentRecord['events'][number]): TrackingEvent => ({
    ...stepLabels(step),
    date: at.toISOString(),
  });
  return {
    company: record.trackingCompany,
    number: record.trackingNumber,
    readableNumber: readableTrackingNumber(record.trackingNumber),
    url: parcelUrl(context.shopOrigin, record.trackingNumber),
    delivered: record.deliveredAt !== null,
    events: record.events.map(event),
    ahead: ahead.filter(({ step }) => step !== DELIVERED).map(event),
  };
}

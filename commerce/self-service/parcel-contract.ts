import * as v from 'valibot';

const TrackingEvent = v.object({
  step: v.pipe(v.number(), v.description('1 to 6 are the steps on the way, 7 is its end')),
  status: v.string(),
  message: v.string(),
  date: v.pipe(v.string(), v.isoTimestamp()),
});
/** A place on a parcel's way, reached or expected; `date` is ISO 8601. */
export type TrackingEvent = v.InferOutput<typeof TrackingEvent>;

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

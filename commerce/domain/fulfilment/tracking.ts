/** Who carries the parcels: as invented as the shop. */
export const TRACKING_COMPANY = 'Tidewater Post';

/** A tracking number: 'TW481516234278PT' with twelve random digits, and the country it goes to at its end. */
export function trackingNumber(randomDigits: string, countryCode: string): string {
  return `TW${randomDigits}${countryCode}`;
}

export const TRACKING_NUMBER = /^TW\d{12}[A-Z]{2}$/;

/** As people read it aloud: 'TW 4815 1623 4278 PT'. */
export function readableTrackingNumber(number: string): string {
  return number.replace(/^(TW)(\d{4})(\d{4})(\d{4})([A-Z]{2})$/, '$1 $2 $3 $4 $5');
}

/** A place on a parcel's way: 1 to 6 are the steps of spec §4, in their order, and 7 is the end of the way. */
export type TrackingStep = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface StepLabels {
  step: TrackingStep;
  /** As the order history says it. */
  status: string;
  message: string;
}

export const TRACKING_STEPS: readonly StepLabels[] = [
  { step: 1, status: 'Order created', message: 'We have your order, and a label for the parcel.' },
  { step: 2, status: 'Shipment picked up', message: 'The courier has it.' },
  { step: 3, status: 'In transit to sorting facility', message: 'On the road, windows down.' },
  { step: 4, status: 'Shipment arrived at international hub', message: 'Through the hub, papers in order.' },
  { step: 5, status: 'Arrived at local sorting facility', message: 'In your part of the world.' },
  { step: 6, status: 'Out for delivery', message: 'On the van to you.' },
  { step: 7, status: 'Delivered', message: 'At your door.' },
];

export const DELIVERED = 7;

export function isTrackingStep(step: number): step is TrackingStep {
  return Number.isInteger(step) && step >= 1 && step <= DELIVERED;
}

/** What a step is called. */
export function stepLabels(step: TrackingStep): StepLabels {
  const labels = TRACKING_STEPS[step - 1];
  if (!labels) throw new Error(`There is no tracking step ${step}.`);
  return labels;
}

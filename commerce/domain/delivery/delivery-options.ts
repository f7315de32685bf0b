import type { Money } from '../money/money.ts';
import { type Arrival, arrivalOf } from './delivery-days.ts';
import { DELIVERY_METHODS, type DeliveryWay, deliveryPrice, deliveryTitle } from './delivery-rates.ts';

/** A place of the carrier's where a parcel waits for its buyer. */
interface PickupPoint {
  id: string;
  name: string;
  open: string;
}

/** The carrier has these in every town it goes to; the first is where a parcel goes for which nobody has chosen. */
const POINTS = [
  { id: 'station', name: 'Parcel locker, main station', open: 'Open day and night' },
  { id: 'market', name: 'Post counter, market hall', open: 'Monday to Saturday, 8:00 to 19:00' },
  { id: 'harbour', name: 'Parcel locker, harbour steps', open: 'Open day and night' },
] as const satisfies readonly PickupPoint[];

/** Where a parcel for this town may be picked up. */
export function pickupPointsIn(city: string): PickupPoint[] {
  return POINTS.map((point) => ({ ...point, name: `${point.name}, ${city}` }));
}

/** The chosen point, or the first while none is. */
export function pickupPointOf(id: string | null, city: string): PickupPoint {
  const [first = POINTS[0], ...others] = pickupPointsIn(city);
  return others.find((point) => point.id === id) ?? first;
}

export const isPickupPoint = (id: string): boolean => POINTS.some((point) => point.id === id);

/** One way to send a cart to a country, with what it costs and when it arrives. */
export interface DeliveryOption {
  method: DeliveryWay;
  title: string;
  price: Money;
  arrival: Arrival;
}

/** What is asked of a cart that is to be sent. */
interface Sending {
  subtotal: Money;
  countryCode: string;
  /** The cart ships free, by its worth or by a code: everything but express. */
  isFree: boolean;
  /** Express is free as well: the buyer is a member of a deep tier. */
  isExpressFree?: boolean;
  now: Date;
}

/** What a shopper may choose from. */
export function deliveryOptions({
  subtotal,
  countryCode,
  isFree,
  isExpressFree = false,
  now,
}: Sending): DeliveryOption[] {
  return DELIVERY_METHODS.map((method) => ({
    method,
    title: deliveryTitle(method),
    price: (method === 'express' ? isExpressFree : isFree)
      ? { ...subtotal, amount: 0 }
      : deliveryPrice(method, subtotal),
    arrival: arrivalOf(method, countryCode, now),
  }));
}

/** The one way of a cart in which there is nothing to send. */
export function emailDelivery(currency: string, now: Date): DeliveryOption {
  const today = now.toISOString().slice(0, 10);
  return {
    method: 'email',
    title: deliveryTitle('email'),
    price: { amount: 0, currency },
    arrival: { from: today, to: today },
  };
}

import type { Money } from '../money/money.ts';
import { type Arrival, arrivalOf } from './delivery-days.ts';
import { DELIVERY_METHODS, type DeliveryMethod, deliveryPrice, deliveryTitle } from './delivery-rates.ts';

/** One way to send a bag to a country, with what it costs and when it arrives. */
export interface DeliveryOption {
  method: DeliveryMethod;
  title: string;
  price: Money;
  arrival: Arrival;
}

/** What a shopper may choose from for a bag of this subtotal. */
export function deliveryOptions(subtotal: Money, countryCode: string, now: Date): DeliveryOption[] {
  return DELIVERY_METHODS.map((method) => ({
    method,
    title: deliveryTitle(method),
    price: deliveryPrice(method, subtotal),
    arrival: arrivalOf(method, countryCode, now),
  }));
}

import { createHash } from 'node:crypto';
import type { DeliveryMethod } from '../delivery/delivery-rates.ts';
import { ADDRESS_FIELDS, type Address } from './address.ts';
import { type Card, lastFour } from './card.ts';

/** Everything a shopper agreed to by pressing "Pay". */
export interface PaymentRequest {
  cartId: number;
  /** Names this press of the button: the same key never pays twice. */
  key: string;
  /** The fingerprint of the quote that was on the page. */
  quoteFingerprint: string;
  email: string;
  deliveryAddress: Address;
  billingAddress: Address;
  method: DeliveryMethod;
  /** Null where gift cards pay for everything. */
  card: Card | null;
}

const addressFields = (address: Address): string[] => ADDRESS_FIELDS.map((field) => address[field]);

/** Equal for equal requests. Of the card it knows the last four digits and the expiry: a hash of the number would be the number. */
export function requestHash(request: PaymentRequest): string {
  const { card } = request;
  const hashedFields = [
    request.cartId,
    request.quoteFingerprint,
    request.email,
    addressFields(request.deliveryAddress),
    addressFields(request.billingAddress),
    request.method,
    card && [lastFour(card), card.expiryMonth, card.expiryYear],
  ];
  return createHash('sha256').update(JSON.stringify(hashedFields)).digest('hex');
}

import { ADDRESS_FIELDS, type Address, type AddressField, emptyAddress } from '../../domain/checkout/address.ts';
import type { CardField, CardInput } from '../../domain/checkout/card.ts';
import { type DeliveryMethod, isDeliveryMethod } from '../../domain/delivery/delivery-rates.ts';

/** Every field of the page that can be wrong, by the name it is sent under. */
export type FormField = 'email' | `delivery.${AddressField}` | `billing.${AddressField}` | `card.${CardField}`;

export type FormErrors = Partial<Record<FormField, string>>;

/** Which button was pressed; the update buttons save what was typed and show the page anew. */
export type Intent = 'pay' | 'update-delivery' | 'update-billing';

/** The page as it was sent: raw text, nothing checked. */
export interface CheckoutForm {
  intent: Intent;
  /** Names this press of "Pay"; '' when the page did not send a usable one. */
  key: string;
  quoteFingerprint: string;
  email: string;
  delivery: Address;
  billingIsDelivery: boolean;
  billing: Address;
  method: DeliveryMethod;
  card: CardInput;
}

/** Nothing on the page is longer; what is, is cut before anybody looks at it. */
const LONGEST_VALUE = 1_000;

const KEY = /^[\w-]{22,64}$/;

function readIntent(text: string): Intent {
  return text === 'update-delivery' || text === 'update-billing' ? text : 'pay';
}

/** Reads a sent page. */
export function readCheckoutForm(sent: URLSearchParams): CheckoutForm {
  const text = (name: string): string => (sent.get(name) ?? '').slice(0, LONGEST_VALUE);
  const address = (prefix: 'delivery' | 'billing'): Address => {
    const read = emptyAddress('');
    for (const field of ADDRESS_FIELDS) read[field] = text(`${prefix}.${field}`);
    return read;
  };
  const method = text('method');
  const key = text('key');
  return {
    intent: readIntent(text('intent')),
    key: KEY.test(key) ? key : '',
    quoteFingerprint: text('quote'),
    email: text('email'),
    delivery: address('delivery'),
    billingIsDelivery: text('billing.same') === 'yes',
    billing: address('billing'),
    method: isDeliveryMethod(method) ? method : 'standard',
    card: {
      number: text('card.number'),
      expiry: text('card.expiry'),
      code: text('card.code'),
      name: text('card.name'),
    },
  };
}

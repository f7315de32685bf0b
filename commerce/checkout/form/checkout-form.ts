import { MAX_NOTE } from '../../domain/cart/cart-limits.ts';
import { ADDRESS_FIELDS, type Address, type AddressField, emptyAddress } from '../../domain/checkout/address.ts';
import type { CardField, CardInput } from '../../domain/checkout/card.ts';
import { type DeliveryMethod, isDeliveryMethod } from '../../domain/delivery/delivery-rates.ts';

/** Every field of the page that can be wrong, by the name it is sent under. */
export type FormField = 'email' | 'code' | `delivery.${AddressField}` | `billing.${AddressField}` | `card.${CardField}`;

export type FormErrors = Partial<Record<FormField, string>>;

/** Which button was pressed; the update buttons save what was typed and show the page anew. */
export type Intent = 'pay' | 'update-delivery' | 'update-billing' | 'change-offers';

/** What a button of the summary asks for. */
export type OfferChange =
  | { kind: 'apply' }
  | { kind: 'remove-code'; code: string }
  | { kind: 'remove-card'; giftCardId: number };

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
  /** For the people who pack the order; undefined where the page did not ask. */
  note: string | undefined;
  card: CardInput;
  /** Set with the intent `change-offers`. */
  offer: OfferChange | undefined;
  /** A discount or gift card code that was typed. */
  code: string;
}

/** Nothing on the page is longer; what is, is cut before anybody looks at it. */
const LONGEST_VALUE = 1_000;

const KEY = /^[\w-]{22,64}$/;

/** Enter in the field of the code presses "Pay"; whoever has a code typed wants it applied first. */
function readOffer(intent: string, code: string): OfferChange | undefined {
  if (intent === 'apply-code' || (intent === 'pay' && code.trim() !== '')) return { kind: 'apply' };
  const [, what, value = ''] = /^remove-(code|card):(.{1,255})$/s.exec(intent) ?? [];
  if (what === 'code') return { kind: 'remove-code', code: value };
  return what === 'card' && /^\d{1,15}$/.test(value) ? { kind: 'remove-card', giftCardId: Number(value) } : undefined;
}

function readIntent(text: string, offer: OfferChange | undefined): Intent {
  if (offer) return 'change-offers';
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
  // the field stands twice, for wide windows and for narrow ones; one of them is shown
  const code =
    sent
      .getAll('code')
      .find((typed) => typed.trim() !== '')
      ?.slice(0, LONGEST_VALUE) ?? '';
  const offer = readOffer(text('intent') || 'pay', code);
  return {
    intent: readIntent(text('intent'), offer),
    offer,
    code,
    key: KEY.test(key) ? key : '',
    quoteFingerprint: text('quote'),
    email: text('email'),
    delivery: address('delivery'),
    billingIsDelivery: text('billing.same') === 'yes',
    billing: address('billing'),
    note: sent.get('note')?.slice(0, MAX_NOTE),
    method: isDeliveryMethod(method) ? method : 'standard',
    card: {
      number: text('card.number'),
      expiry: text('card.expiry'),
      code: text('card.code'),
      name: text('card.name'),
    },
  };
}

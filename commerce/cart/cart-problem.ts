import type { AddressProblem } from '../domain/cart/address-problems.ts';
import type { MetafieldProblem } from '../domain/cart/cart-metafields.ts';
import type { CodeRefusal } from '../domain/discount/code-eligibility.ts';

/** What of a cart a change is about. */
export type CartPart =
  | 'addresses'
  | 'attributes'
  | 'buyer'
  | 'delivery'
  | 'discountCodes'
  | 'giftCards'
  | 'lines'
  | 'metafields'
  | 'note';

/** Why a change is refused. What belongs to one of several inputs says which: `index`. */
export type CartProblem = { about: CartPart; index?: number } & (
  | { code: 'merchandise-missing' | 'quantity-out-of-range'; variantId: number | undefined }
  | { code: 'for-points-only'; title: string }
  | { code: 'line-missing'; lineId: string }
  | { code: 'selling-plan-not-applicable' | 'cart-too-large' | 'cart-too-long' }
  | { code: 'attributes-too-long' | 'note-too-long' }
  | { code: 'email-invalid' | 'phone-invalid' | 'customer-invalid' | 'company-location-invalid' }
  | { code: 'preferences-too-long' }
  | { code: 'code-too-long' | 'too-many-codes' | 'discount-codes-missing' }
  | { code: 'code-refused'; refusal: CodeRefusal }
  | { code: 'gift-card-unknown' | 'gift-card-not-applied' | 'gift-card-empty' | 'gift-card-of-other-currency' }
  | { code: 'address-invalid'; problem: AddressProblem }
  | { code: 'address-empty' | 'address-missing' | 'customer-address-missing' }
  | { code: 'one-address-only' | 'too-many-addresses' }
  | { code: 'delivery-group-missing' | 'delivery-option-missing' }
  | { code: 'metafield-invalid'; problem: MetafieldProblem }
  | { code: 'metafield-key-invalid' | 'metafield-missing' }
  | { code: 'too-many-metafields'; most: number }
);

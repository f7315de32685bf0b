import { expect, it } from 'vitest';
import { aFoundCode } from '../../testing/a-pricing.ts';
import { type CodeCart, codeRefusal } from './code-eligibility.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const cart: CodeCart = { currency: 'USD', subtotal: 9200, itemsLeft: 2, kinds: new Set(['top']), needsDelivery: true };
const nobody = { usedBefore: false, hasOrdered: false, isGranted: false };

it.each([
  ['nothing asked', aFoundCode(), undefined],
  ['begun this moment', aFoundCode({ startsAt: NOW }), undefined],
  ['not begun', aFoundCode({ startsAt: new Date('2026-11-20T12:00:01Z') }), 'DISCOUNT_CURRENTLY_INACTIVE'],
  ['over this moment', aFoundCode({ endsAt: NOW }), 'DISCOUNT_CURRENTLY_INACTIVE'],
  ['one use left', aFoundCode({ usageLimit: 2 }, { used: 1 }), undefined],
  ['no use left', aFoundCode({ usageLimit: 2 }, { used: 2 }), 'DISCOUNT_USAGE_LIMIT_REACHED'],
  ['once, buyer unknown', aFoundCode({ oncePerCustomer: true }), undefined],
  ['once, new buyer', aFoundCode({ oncePerCustomer: true }, { customer: nobody }), undefined],
  [
    'once, used',
    aFoundCode({ oncePerCustomer: true }, { customer: { ...nobody, usedBefore: true } }),
    'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED',
  ],
  [
    'first order, has ordered',
    aFoundCode({ firstOrderOnly: true }, { customer: { ...nobody, hasOrdered: true } }),
    'DISCOUNT_CUSTOMER_NOT_ELIGIBLE',
  ],
  ['granted, buyer unknown', aFoundCode({ grantedOnly: true }), 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING'],
  ['granted to others', aFoundCode({ grantedOnly: true }, { customer: nobody }), 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE'],
  ['granted', aFoundCode({ grantedOnly: true }, { customer: { ...nobody, isGranted: true } }), undefined],
  ['another kind', aFoundCode({ class: 'product', kinds: ['hat'] }), 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'],
  ['minimum met', aFoundCode({ minimumUsd: 92 }), undefined],
  ['minimum not met', aFoundCode({ minimumUsd: 93 }), 'DISCOUNT_PURCHASE_NOT_IN_RANGE'],
  ['too few pieces', aFoundCode({ minimumItems: 3 }), 'DISCOUNT_QUANTITY_NOT_IN_RANGE'],
  ['unknown', undefined, 'DISCOUNT_NOT_FOUND'],
])('%s', (_name, found, refusal) => expect(codeRefusal(found, cart, NOW)).toBe(refusal));

it('asks for something to reduce, and for delivery something to deliver', () => {
  expect(codeRefusal(aFoundCode(), { ...cart, kinds: new Set() }, NOW)).toBe('DISCOUNT_NO_ENTITLED_LINE_ITEMS');
  const free = aFoundCode({ class: 'delivery', value: { kind: 'freeDelivery' } });
  expect(codeRefusal(free, { ...cart, needsDelivery: false }, NOW)).toBe('DISCOUNT_NO_ENTITLED_SHIPPING_LINES');
});

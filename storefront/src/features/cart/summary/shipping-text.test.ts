import { expect, it } from 'vitest';
import { aCart, aLine } from '../testing/fake-provider.ts';
import { shippingText } from './shipping-text.ts';

const fee = { amount: '6.0', currencyCode: 'USD' as const };
const top = aLine('top', 1);
const CART = aCart('cart', [top]);

it('says the fee in the cart where the provider promises one', () => {
  expect(shippingText(CART, { isFree: false, fee })).toBe('$6.00, added at checkout');
  expect(shippingText(CART, { isFree: false, fee: undefined })).toBe('Worked out at checkout');
});

it('says no fee where nobody pays one: by worth, by a code, or because nothing is sent', () => {
  expect(shippingText(CART, { isFree: true, fee })).toBe('Free');
  const discountCodes = [{ code: 'SHIPSHAPE', applicable: true }];
  expect(shippingText({ ...CART, discountCodes }, { isFree: false, fee })).toBe('Free');
  const { merchandise } = top;
  const card = { ...top, merchandise: { ...merchandise, product: { ...merchandise.product, isGiftCard: true } } };
  expect(shippingText(aCart('cart', [card]), { isFree: false, fee })).toBe('By email, free');
});

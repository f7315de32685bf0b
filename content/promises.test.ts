import { CART_LIFETIME_DAYS } from '@bluebird-bay/commerce/domain/cart/cart-limits.ts';
import { SAMPLE_DISCOUNTS } from '@bluebird-bay/commerce/domain/discount/sample-codes.ts';
import { expect, it } from 'vitest';
import { CART_DAYS, FIRST_ORDER_CODE, FIRST_ORDER_PERCENT, STUDENT_CODE, STUDENT_PERCENT } from './promises.ts';

it.each([
  [STUDENT_CODE, STUDENT_PERCENT, 30],
  [FIRST_ORDER_CODE, FIRST_ORDER_PERCENT, 10],
])('%s takes off what the words say (CST-019)', (code, percent, asSpecified) => {
  const found = SAMPLE_DISCOUNTS.find(({ codes }) => codes.includes(code));
  expect(found?.discount.value).toEqual({ kind: 'percentage', percent });
  expect(percent).toBe(asSpecified);
});

it('a cart is kept as long as the words say', () => {
  expect(CART_DAYS).toBe(CART_LIFETIME_DAYS);
});

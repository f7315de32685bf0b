import { readFileSync } from 'node:fs';
import { CART_LIFETIME_DAYS } from '@bluebird-bay/commerce/domain/cart/cart-limits.ts';
import { COUNTRIES_WITH_DUTIES } from '@bluebird-bay/commerce/domain/country/countries.ts';
import { SAMPLE_DISCOUNTS } from '@bluebird-bay/commerce/domain/discount/sample-codes.ts';
import { SUPPORTED_COUNTRIES } from '@bluebird-bay/contract/countries.ts';
import { expect, it } from 'vitest';
import {
  CART_DAYS,
  FIRST_ORDER_CODE,
  FIRST_ORDER_PERCENT,
  RETURN_DAYS,
  STUDENT_CODE,
  STUDENT_PERCENT,
} from './promises.ts';
import { SHAPES } from './shapes/shapes.ts';
import { STOCKISTS } from './stockists/stockists.ts';

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

it.each([
  ['shipping-and-order-information', 'forty countries', SUPPORTED_COUNTRIES.length, 40],
  ['tariffs', 'in the four where it is not', COUNTRIES_WITH_DUTIES.length, 4],
  ['stockists', 'Thirty-one shops', STOCKISTS.length, 31],
  ['request-a-return', 'Free for sixty days', RETURN_DAYS, 60],
  ['return-a-product', 'After the sixty days', RETURN_DAYS, 60],
  ['bikini-style-guide', 'Fourteen shapes', SHAPES.length, 14],
])('%s: "%s" is what there is', (page, words, there, said) => {
  expect(readFileSync(new URL(`pages/${page}.mdx`, import.meta.url), 'utf8')).toContain(words);
  expect(there).toBe(said);
});

import { expect, test } from 'vitest';
import { typedPrice } from './price-field.tsx';

test.each([
  ['20', '60', { min: 20, max: 60 }],
  ['60', '20', { min: 20, max: 60 }],
  ['$1,250', '', { min: 1250 }],
  ['$1,299.50', '1.299,50 €', { min: 1299.5, max: 1299.5 }],
  ['49,90', '49.9', { min: 49.9, max: 49.9 }],
  ['1.299', '1 299', { min: 1299, max: 1299 }],
  ['19,', ',5', { min: 0.5, max: 19 }],
  ['0', '', { min: 0 }],
  ['', '', undefined],
  ['cheap', '.,–', undefined],
  ['9999999999', '', undefined],
])('%s to %s', (low, high, span) => {
  expect(typedPrice(low, high)).toEqual(span);
});

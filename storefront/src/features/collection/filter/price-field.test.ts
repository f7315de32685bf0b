import { expect, test } from 'vitest';
import { typedPrice } from './price-field.tsx';

test.each([
  ['20', '60', { min: 20, max: 60 }],
  ['60', '20', { min: 20, max: 60 }],
  ['$1,250', '', { min: 1250 }],
  ['', '59.505', { max: 59.51 }],
  ['0', '', { min: 0 }],
  ['', '', undefined],
  ['cheap', '–', undefined],
  ['9999999999', '', undefined],
])('%s to %s', (low, high, span) => {
  expect(typedPrice(low, high)).toEqual(span);
});

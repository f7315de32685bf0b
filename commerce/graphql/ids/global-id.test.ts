import { expect, it } from 'vitest';
import { globalId, parseGlobalId, rowIdOf } from './global-id.ts';

it('writes and reads the same id', () => {
  expect(rowIdOf('Product', globalId('Product', 12))).toBe(12);
});

it.each([
  '12',
  'gid://shopify/ProductVariant/12',
  'gid://shopify/Product/',
  'gid://shopify/Product/0',
  'gid://shopify/Product/-1',
  'gid://shopify/Product/1e3',
  'gid://shopify/Product/1 or 1=1',
  'gid://shopify/Product/99999999999999999999',
  'gid://other/Product/12',
])('does not take %s for a product', (text) => {
  expect(rowIdOf('Product', text)).toBeUndefined();
});

it('keeps what follows the type as it stands', () => {
  expect(parseGlobalId('gid://shopify/Cart/abc?key=def')).toEqual({ type: 'Cart', rest: 'abc?key=def' });
});

import { expect, it } from 'vitest';
import { cartId, cartLineId, lineNameIn, parseCartId } from './cart-id.ts';

const token = 'Zq3vB0m1x9-_aaaaaaaaaa';
const secret = '0123456789abcdef0123456789abcdef';

it('reads what it writes, with the key and without', () => {
  expect(parseCartId(cartId({ token, secret }))).toEqual({ token, secret });
  expect(parseCartId(cartId({ token, secret: undefined }))).toEqual({ token, secret: undefined });
});

it.each([
  '',
  token,
  `gid://shopify/Cart/`,
  `gid://shopify/Product/${token}`,
  `gid://shopify/Cart/${token}?key=`,
  `gid://shopify/Cart/${token}&key=${secret}`,
])('does not take %s for a cart', (id) => expect(parseCartId(id)).toBeUndefined());

it('finds the name of a line in its id', () => {
  const name = '06a381d9-0000-4000-8000-000000000000';
  expect(lineNameIn(cartLineId(name, token))).toBe(name);
  expect(lineNameIn('gid://shopify/CartLine/other')).toBe('other');
  expect(lineNameIn('nonsense')).toBe('nonsense');
});

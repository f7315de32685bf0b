import { expect, it } from 'vitest';
import { checkoutAddress } from './checkout-address.ts';

const SHOP = 'https://bluebird.example/products/kaila-top-passionfruit/';

it.each([
  [
    'https://bluebird.example/cart/c/9?key=1&a=b',
    'checkout.bluebird.example',
    'https://checkout.bluebird.example/cart/c/9?key=1&a=b',
  ],
  ['https://bluebird.example/cart/c/9?key=1', '', 'https://bluebird.example/cart/c/9?key=1'],
  ['http://localhost:3000/checkouts/9', 'checkout.localhost', 'http://checkout.localhost:3000/checkouts/9'],
  ['http://localhost:3000/checkouts/9', 'checkout.localhost:4000', 'http://checkout.localhost:4000/checkouts/9'],
  ['/checkouts/9?key=1', 'checkout.bluebird.example', 'https://checkout.bluebird.example/checkouts/9?key=1'],
])('%s at host "%s" becomes %s', (checkoutUrl, host, address) => {
  expect(checkoutAddress(checkoutUrl, host, SHOP)).toBe(address);
});

it.each(['javascript:alert(1)', 'data:text/html,hi', 'https://'])('goes nowhere for %s', (checkoutUrl) => {
  expect(checkoutAddress(checkoutUrl, 'checkout.bluebird.example', SHOP)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { stillThereAt } from './still-there.ts';

const there = stillThereAt('checkout.shop.example', 'https://shop.example');

it.each([
  '/5512/orders/0f3/authenticate',
  '/5512/checkouts/0f3/recover',
  '/checkouts/cn/0f3',
  '/cart/c/0f3',
  '/gift_cards/5512/0f3',
])('%s is on the provider’s host', (path) => expect(there(path)).toBe(`https://checkout.shop.example${path}`));

it.each(['/', '/cart/1:1/', '/checkouts/', '//evil.example/cart/c/0f3', '/orders/0f3', '/products/checkouts/'])(
  '%s is not',
  (path) => expect(there(path)).toBeUndefined(),
);

it.each(['', 'shop.example'])('leads nowhere where the host is %j', (host) => {
  expect(stillThereAt(host, 'https://shop.example')('/cart/c/0f3')).toBeUndefined();
});

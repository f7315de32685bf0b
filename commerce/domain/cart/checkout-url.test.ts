import { expect, it } from 'vitest';
import { checkoutUrl } from './checkout-url.ts';

it('names the cart and carries its key', () => {
  expect(checkoutUrl('https://shop.example/', 'tok-1', 'k_1')).toBe('https://shop.example/checkouts/cn/tok-1?key=k_1');
});

it('carries no key where none was shown', () => {
  expect(checkoutUrl('http://localhost:3000', 'tok', undefined)).toBe('http://localhost:3000/checkouts/cn/tok');
});

it('keeps a hostile token inside its path segment', () => {
  expect(checkoutUrl('https://shop.example', '../a?b', 'c&d')).toBe(
    'https://shop.example/checkouts/cn/..%2Fa%3Fb?key=c%26d',
  );
});

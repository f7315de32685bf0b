import { expect, test } from 'vitest';
import { customerId, plainId } from './plain-id.ts';

test('a global id loses its prefix up to the last slash', () => {
  expect(plainId('gid://shopify/Customer/123')).toBe('123');
  expect(plainId('gid://shopify/MailingAddress/9?model_name=CustomerAddress')).toBe('9');
  expect(plainId('123')).toBe('123');
});

test('the id in a mailed link becomes the customer’s global id', () => {
  expect(customerId('42')).toBe('gid://shopify/Customer/42');
  expect(plainId(customerId('42'))).toBe('42');
});

import { expect, it } from 'vitest';
import { named, renamed } from './renamed-ids.ts';

const ANSWER = JSON.stringify({
  product: { id: 'gid://shopify/Product/12', address: 'gid://shopify/MailingAddress/7?model_name=CustomerAddress' },
  cart: { id: 'gid://shopify/Cart/0123456789?key=1', line: 'gid://shopify/CartLine/01ab-9?cart=2', note: '12 pieces' },
  customer: { id: 'gid://shopify/Customer/3' },
});

it('calls numbered things otherwise and knows them again; carts, customers and words keep theirs', () => {
  const there = renamed(ANSWER);
  expect(there).toContain('"gid://shopify/Product/9007199000012"');
  expect(there).toContain('"gid://shopify/MailingAddress/9007199000007?model_name=CustomerAddress"');
  for (const kept of ['Cart/0123456789?key=1', 'CartLine/01ab-9?cart=2', '12 pieces', 'Customer/3"'])
    expect(there).toContain(kept);
  expect(named(there)).toBe(ANSWER);
});

it('asks for nothing by an id that it never gave', () => {
  expect(named('["gid://shopify/Product/12"]')).toBe('["gid://shopify/Product/0"]');
});

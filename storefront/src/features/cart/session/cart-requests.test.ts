import { expect, it } from 'vitest';
import type { RequestOptions, StorefrontClient } from '../../../storefront-api/client.ts';
import { cartRequests } from './cart-requests.ts';

it('a change of the cart that is on its way is not broken off when the shopper leaves the page, all else is', async () => {
  const asked: Array<RequestOptions | undefined> = [];
  const client: StorefrontClient = {
    async request(_operation, _variables, options) {
      asked.push(options);
      return { ok: false, failure: { kind: 'refused', messages: [] } };
    },
  };
  const requests = cartRequests(
    () => client,
    async () => undefined,
  );
  await requests.create({ countryCode: 'PH' });
  await requests.retrieve('gid://shopify/Cart/1');
  await requests.add(
    'gid://shopify/Cart/1',
    [{ merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 1 }],
    new Map(),
  );
  await requests.update('gid://shopify/Cart/1', 'gid://shopify/CartLine/1', 2);
  await requests.setCodes('gid://shopify/Cart/1', []);
  expect(asked.map((options) => options?.keepalive)).toEqual([false, false, true, true, true]);
});

import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPageWebhook } from './page-webhook.ts';

const SECRET = 'a secret of some length';

function notified(body: string, { topic = 'products/update', secret = SECRET, method = 'POST' } = {}) {
  const signature = createHmac('sha256', secret).update(body).digest('base64');
  const headers = { 'x-shopify-topic': topic, 'x-shopify-hmac-sha256': signature };
  return new Request('https://shop.example/webhooks/pages', { method, headers, ...(method === 'POST' && { body }) });
}

function aWebhook() {
  const changed: string[] = [];
  return { changed, hook: createPageWebhook({ secret: SECRET, changed: (handle) => void changed.push(handle) }) };
}

test('what the provider signs is taken for true', async () => {
  const { hook, changed } = aWebhook();
  expect((await hook(notified('{"handle":"kaila-top-wildflowers"}'))).status).toBe(204);
  expect((await hook(notified('{"handle":"tops"}', { topic: 'collections/update' }))).status).toBe(204);
  expect(changed).toEqual(['kaila-top-wildflowers', 'tops']);
});

test('what anybody else says is not', async () => {
  const { hook, changed } = aWebhook();
  expect((await hook(notified('{"handle":"a"}', { secret: 'another secret' }))).status).toBe(401);
  const unsigned = new Request('https://shop.example/webhooks/pages', { method: 'POST', body: '{"handle":"a"}' });
  expect((await hook(unsigned)).status).toBe(401);
  expect((await hook(notified('', { method: 'GET' }))).status).toBe(405);
  expect(changed).toEqual([]);
});

test('other news, and nonsense, change nothing', async () => {
  const { hook, changed } = aWebhook();
  for (const body of ['', 'null', '[]', '{"handle":7}', '{']) expect((await hook(notified(body))).status).toBe(204);
  expect((await hook(notified('{"handle":"a"}', { topic: 'orders/paid' }))).status).toBe(204);
  expect(changed).toEqual([]);
});

import { createHmac, randomUUID } from 'node:crypto';
import { TAKE_WEBHOOK } from '@bluebird-bay/services/webhooks/webhook-contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_WEBHOOK } from '../pages/page-webhook.ts';
import { type ShopUnderTest, shopUnderTest } from '../testing/shop-under-test.ts';

const OUTBOUND = 'known-to-whoever-is-told-of-orders';
const INBOUND = 'known-to-the-provider-alone';

describe('a webhook (D9 of the attack)', () => {
  let shop: ShopUnderTest;
  beforeAll(async () => {
    shop = await shopUnderTest({
      environment: {
        WEBHOOK_URL: 'https://books.example/orders',
        WEBHOOK_SECRET: OUTBOUND,
        COMMERCE_WEBHOOK_SECRET: INBOUND,
      },
    });
  });
  afterAll(() => shop.close());

  async function tell(path: string, topic: string, secret: string): Promise<number> {
    const body = JSON.stringify({ handle: 'kaila-top', customer: { id: 7, email: 'ana@bay.example' } });
    const headers = {
      'x-shopify-topic': topic,
      'x-shopify-webhook-id': randomUUID(),
      'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
    };
    return (await shop.send(path, { method: 'POST', headers, body })).status;
  }

  it.each([
    [TAKE_WEBHOOK.path, 'customers/redact'],
    [PAGE_WEBHOOK, 'products/update'],
  ])('at %s is believed from the provider, and not from whoever is told of orders', async (path, topic) => {
    expect(await tell(path, topic, OUTBOUND)).toBe(401);
    expect(await tell(path, topic, INBOUND)).toBe(204);
  });
});

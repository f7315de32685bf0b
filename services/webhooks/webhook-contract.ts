import * as v from 'valibot';
import type { Operation } from '../contract/operation.ts';

export const TAKE_WEBHOOK = {
  id: 'takeWebhook',
  method: 'POST',
  path: '/services/webhooks',
  summary:
    'Where the provider tells of customers, signed (`X-Shopify-Hmac-Sha256`). What was told before (`X-Shopify-Webhook-Id`) is done.',
  body: v.looseObject({}),
  status: 204,
  access: 'provider',
  throttled: false,
  caching: 'never',
} as const satisfies Operation;

import { createHmac } from 'node:crypto';

/** What proves that a body comes from here: its HMAC-SHA256 under the subscriber's secret, in base64 as the hosted provider writes it. */
export function webhookSignature(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64');
}

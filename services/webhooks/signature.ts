import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a body comes from whoever shares the secret: its HMAC-SHA256 in base64, as the provider's webhooks carry it. */
export function isSigned(body: Uint8Array, signature: string | null, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature ?? '', 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { GATEWAY_EVENTS_PATH, type GatewayEvents } from './gateway.ts';

const SIGNATURE_HEADER = 'test-gateway-signature';

/** An event that is older, or dated later, may have been caught and played again. */
const TOLERANCE_MS = 5 * 60_000;

const signatureOf = (body: string, seconds: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest();

/** "Something became of this key", signed, as the test gateway sends it. */
export function signedEvent(key: string, secret: string, at: Date): Request {
  const body = JSON.stringify({ key });
  const seconds = String(Math.floor(at.getTime() / 1_000));
  const signature = signatureOf(body, seconds, secret).toString('hex');
  return new Request(`http://test-gateway.invalid${GATEWAY_EVENTS_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: `t=${seconds},v1=${signature}` },
    body,
  });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The key in a body; undefined for anything else. */
function keyIn(body: string): string | undefined {
  const event = parsed(body);
  const key = typeof event === 'object' && event !== null && 'key' in event ? event.key : undefined;
  return typeof key === 'string' ? key : undefined;
}

/** Reads events of the test gateway that were signed with this secret. */
export function testGatewayEvents(secret: string): GatewayEvents {
  return {
    read(body, headers, now) {
      const [, seconds = '', given = ''] =
        /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(headers.get(SIGNATURE_HEADER) ?? '') ?? [];
      const own = signatureOf(body, seconds, secret);
      const claimed = Buffer.from(given, 'hex');
      if (claimed.length !== own.length || !timingSafeEqual(claimed, own)) return undefined;
      return Math.abs(now.getTime() - Number(seconds) * 1_000) > TOLERANCE_MS ? undefined : keyIn(body);
    },
  };
}

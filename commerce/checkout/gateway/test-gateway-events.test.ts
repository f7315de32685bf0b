import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { testGatewayEvents } from './test-gateway-events.ts';

const SECRET = 'the secret of the test gateway';
const NOW = new Date('2026-11-27T12:00:00Z');
const SECONDS = NOW.getTime() / 1_000;

/** What is read of a body that the gateway itself has signed. */
function read(body: string): string | undefined {
  const signature = createHmac('sha256', SECRET).update(`${SECONDS}.${body}`).digest('hex');
  return testGatewayEvents(SECRET).read(
    body,
    new Headers({ 'test-gateway-signature': `t=${SECONDS},v1=${signature}` }),
    NOW,
  );
}

it('a signed event is about its key', () => {
  expect(read('{"key":"abc"}')).toBe('abc');
});

it.each(['{"type":"charge.succeeded","id":', '', 'null', '[]', '{"key":7}'])(
  '%s is about nothing, though signed',
  (body) => {
    expect(read(body)).toBeUndefined();
  },
);

import { keptLog, silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { expect, it } from 'vitest';
import { createApp } from './app.ts';

const ANSWER = JSON.stringify({ data: 'a swimsuit, '.repeat(1000) });
const json = async () => new Response(ANSWER, { headers: { 'content-type': 'application/json' } });
const handler = { fetch: json };
const parts = {
  shopOrigin: 'http://shop.example',
  pages: handler,
  commerce: { api: handler, selfService: handler, checkout: handler, checkoutHost: '' },
  services: handler,
  pageWebhook: json,
  pictures: handler,
  contactForm: json,
  listForms: { signUp: json, stock: json, student: json, letter: json },
  log: silentLog,
};
const app = createApp(parts);

const ask = (path: string, encodings: string) =>
  app(new Request(`http://shop.example${path}`, { method: 'POST', headers: { 'accept-encoding': encodings } }), {
    address: '127.0.0.1',
  });

it.each(['/api/2025-07/graphql.json', '/services/ratings', '/checkouts/1'])(
  'sends what %s says compressed',
  async (path) => {
    const answer = await ask(path, 'gzip, deflate, br');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(ANSWER.length / 10);
    const plain = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')));
    expect(await plain.text()).toBe(ANSWER);
  },
);

it('sends it plain to who cannot unpack it', async () => {
  const answer = await ask('/api/2025-07/graphql.json', 'identity');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe(ANSWER);
});

it.each([
  [
    'nothing of a sender who goes away in the middle',
    Object.assign(new Error('aborted'), { code: 'ECONNRESET' }),
    400,
    0,
  ],
  [
    'what breaks, also where the way to the database does',
    Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
    500,
    1,
  ],
])('logs %s', async (_what, error, status, lines) => {
  const log = keptLog();
  const broken = createApp({ ...parts, log, services: { fetch: () => Promise.reject(error) } });
  const answer = await broken(new Request('http://shop.example/services/ratings'), { address: '127.0.0.1' });
  expect([answer.status, log.lines.length]).toEqual([status, lines]);
});

import { expect, it } from 'vitest';
import { metricsEndpoint } from './metrics-endpoint.ts';
import { createShopMetrics, requestClass } from './shop-metrics.ts';

const TOKEN = 'a-token-of-some-length';
const LOCAL = { address: '127.0.0.1' };

/** Prometheus' text form, a sample to a line: its value by what stands before it. */
async function samples(metrics: ReturnType<typeof createShopMetrics>): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const line of (await metrics.text()).trim().split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, sample = '', value] = /^([a-z_:][\w:]*(?:\{[^}]*\})?) ([-+.\deINfNan]+)$/.exec(line) ?? [];
    expect(sample, line).not.toBe('');
    found.set(sample, Number(value));
  }
  return found;
}

it.each([
  ['/', 'page'],
  ['/products/kaila-top/?colour=sand', 'page'],
  ['/page-data/products/kaila-top/page-data.json', 'page data'],
  ['/assets/a-1.js', 'file'],
  ['/sw.js', 'file'],
  ['/pictures/abc/p/x@400.webp', 'picture'],
  ['/api/2025-07/graphql.json', 'api'],
  ['/checkouts/cn/secret?key=secret', 'checkout'],
  ['/services/ratings', 'services'],
  ['/services/webhooks', 'webhook'],
  ['/webhooks/pages', 'webhook'],
  ['/healthz', 'operations'],
] as const)('knows what %s asks for', (url, expected) => expect(requestClass(url)).toBe(expected));

it('counts requests by what they ask for and how it ended, and never by their address', async () => {
  const metrics = createShopMetrics();
  const [one, two, cut] = ['/checkouts/cn/a-secret?key=k', '/checkouts/cn/another', '/api/x'].map(metrics.request);
  expect((await samples(metrics)).get('bluebird_http_requests_under_way')).toBe(3);
  one?.(200);
  two?.(503);
  cut?.(undefined);
  const told = await samples(metrics);
  const count = (of: string, status: string) =>
    told.get(`bluebird_http_request_seconds_count{class="${of}",status="${status}"}`);
  expect([count('checkout', '2xx'), count('checkout', '5xx'), count('api', 'cut off')]).toEqual([1, 1, 1]);
  expect(told.get('bluebird_http_requests_under_way')).toBe(0);
  expect(told.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(await metrics.text()).not.toContain('secret');
});

it('tells how repeated work gets on', async () => {
  const metrics = createShopMetrics();
  await metrics.job('outbox', async () => 'done');
  const broken = metrics.job('outbox', () => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  const told = await samples(metrics);
  expect(told.get('bluebird_job_failures_total{job="outbox"}')).toBe(1);
  expect(told.get('bluebird_job_seconds_count{job="outbox"}')).toBe(2);
  expect(told.get('bluebird_job_last_success_timestamp_seconds{job="outbox"}')).toBeCloseTo(Date.now() / 1_000, -1);
});

it('reads the numbers of others when it is asked, and leaves out what cannot be learned', async () => {
  const metrics = createShopMetrics();
  let due: number | undefined = 3;
  metrics.before(async () => {
    if (due === undefined) throw new Error('the database is away');
  });
  metrics.tell([
    { name: 'due', help: 'Due.', kind: 'gauge', read: () => (due === undefined ? [] : [[{}, due]]) },
    { name: 'lines_total', help: 'Lines.', kind: 'counter', labels: ['level'], read: () => [[{ level: 'warn' }, 7]] },
  ]);
  expect([(await samples(metrics)).get('due'), (await samples(metrics)).get('lines_total{level="warn"}')]).toEqual([
    3, 7,
  ]);
  due = undefined;
  expect([(await samples(metrics)).get('due'), (await samples(metrics)).get('lines_total{level="warn"}')]).toEqual([
    Number.NaN,
    7,
  ]);
});

it('is open to this machine alone where there is no token, and to its holder where there is one', async () => {
  const metrics = createShopMetrics();
  const ask = async (
    token: string | undefined,
    headers: Record<string, string>,
    caller = LOCAL,
    host = 'localhost:3000',
  ) => (await metricsEndpoint(metrics, token)(new Request(`http://${host}/metrics`, { headers }), caller))?.status;
  expect(await ask(undefined, {})).toBe(200);
  expect(await ask(undefined, {}, { address: '10.0.0.7' })).toBe(404);
  expect(await ask(undefined, {}, LOCAL, 'shop.example')).toBe(404);
  expect(await ask(undefined, { 'x-forwarded-for': '10.0.0.7' })).toBe(404);
  expect(await ask(TOKEN, {})).toBe(404);
  expect(await ask(TOKEN, { authorization: `Bearer ${TOKEN}x` })).toBe(404);
  expect(await ask(TOKEN, { authorization: `Bearer ${TOKEN}` }, { address: '10.0.0.7' }, 'shop.example')).toBe(200);
  const other = await metricsEndpoint(metrics, undefined)(new Request('http://localhost/other'), LOCAL);
  expect(other).toBeUndefined();
});

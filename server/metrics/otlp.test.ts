import { createServer, type IncomingHttpHeaders } from 'node:http';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import { afterEach, expect, it } from 'vitest';
import { createOtlpExport, otlpRequest } from './otlp.ts';
import { createShopMetrics } from './shop-metrics.ts';

const IDENTITY = { startedAt: 1_000, instance: 'one' };
const closings: Array<() => Promise<void>> = [];
afterEach(async () => void (await Promise.all(closings.splice(0).map((close) => close()))));

interface Received {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** A collector's door: takes what is posted, and answers with `status`. */
async function aCollector(status = 200, location?: string) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    received.push({ path: request.url, headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString()) });
    response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closings.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address: { port: number } = Object(server.address());
  return { url: `http://127.0.0.1:${address.port}/v1/metrics`, received };
}

it('pushes what /metrics says to a collector, over HTTP, in OTLP’s JSON', async () => {
  const metrics = createShopMetrics();
  metrics.request('/checkouts/cn/a-secret?key=k')(200);
  metrics.tell([
    { name: 'lines_total', help: 'Lines.', kind: 'counter', labels: ['level'], read: () => [[{ level: 'w' }, 7]] },
  ]);
  const { url, received } = await aCollector();
  await createOtlpExport(metrics, { url, headers: { 'x-api-key': 'k' } })();
  expect(received).toHaveLength(1);
  const { path, headers, body } = received[0] ?? expect.fail('nothing came');
  expect(path).toBe('/v1/metrics');
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-api-key': 'k' });
  expect(JSON.stringify(body)).not.toContain('secret');
  const stringValue = expect.stringMatching(/^[\da-f-]{36}$/);
  expect(body).toMatchObject({
    resourceMetrics: [
      {
        resource: {
          attributes: [
            { key: 'service.name', value: { stringValue: 'bluebird-bay' } },
            { key: 'service.instance.id', value: { stringValue } },
          ],
        },
        scopeMetrics: [
          {
            metrics: expect.arrayContaining([
              expect.objectContaining({
                name: 'bluebird_http_request_seconds',
                histogram: expect.objectContaining({ aggregationTemporality: 2 }),
              }),
              expect.objectContaining({
                name: 'lines_total',
                sum: expect.objectContaining({
                  isMonotonic: true,
                  dataPoints: [
                    expect.objectContaining({
                      asDouble: 7,
                      attributes: [{ key: 'level', value: { stringValue: 'w' } }],
                    }),
                  ],
                }),
              }),
            ]),
          },
        ],
      },
    ],
  });
});

it('counts each bucket of a histogram by itself, and each set of labels', () => {
  const series = (of: string, [low, high, all]: readonly [number, number, number], sum: number) => [
    { metricName: 't_seconds_bucket', labels: { le: 0.1, class: of }, value: low },
    { metricName: 't_seconds_bucket', labels: { le: 1, class: of }, value: high },
    { metricName: 't_seconds_bucket', labels: { le: '+Inf', class: of }, value: all },
    { metricName: 't_seconds_sum', labels: { class: of }, value: sum },
    { metricName: 't_seconds_count', labels: { class: of }, value: all },
  ];
  const values = [...series('page', [3, 5, 6], 4.5), ...series('api', [0, 0, 1], 2)];
  const families = [{ name: 't_seconds', help: 'Time.', type: 'histogram', values }];
  const span = { startTimeUnixNano: '1000000000', timeUnixNano: '2000000000' };
  const of = (value: string) => [{ key: 'class', value: { stringValue: value } }];
  const explicitBounds = [0.1, 1];
  expect(otlpRequest(families, IDENTITY, 2_000).resourceMetrics[0]?.scopeMetrics[0]?.metrics).toEqual([
    {
      name: 't_seconds',
      description: 'Time.',
      histogram: {
        aggregationTemporality: 2,
        dataPoints: [
          { ...span, attributes: of('page'), count: '6', sum: 4.5, bucketCounts: ['3', '2', '1'], explicitBounds },
          { ...span, attributes: of('api'), count: '1', sum: 2, bucketCounts: ['0', '0', '1'], explicitBounds },
        ],
      },
    },
  ]);
});

it('leaves out what is not a number now', () => {
  const families = [{ name: 'due', help: 'Due.', type: 'gauge', values: [{ labels: {}, value: Number.NaN }] }];
  const metrics = otlpRequest(families, IDENTITY, 2_000).resourceMetrics[0]?.scopeMetrics[0]?.metrics;
  expect(metrics).toMatchObject([{ name: 'due', gauge: { dataPoints: [] } }]);
});

it('says that a collector refused, or is not there; nothing of the answer is kept', async () => {
  const { url } = await aCollector(503);
  await expect(createOtlpExport(createShopMetrics(), { url, headers: {} })()).rejects.toThrow(
    'The collector answered 503.',
  );
  const unused = `http://127.0.0.1:${await freePort()}/v1/metrics`;
  const nobody = createOtlpExport(createShopMetrics(), { url: unused, headers: {} });
  await expect(nobody()).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
});

it('follows no collector to another place with its key', async () => {
  const elsewhere = await aCollector();
  const { url } = await aCollector(307, elsewhere.url);
  await expect(createOtlpExport(createShopMetrics(), { url, headers: { 'x-api-key': 'k' } })()).rejects.toThrow();
  expect(elsewhere.received).toEqual([]);
});

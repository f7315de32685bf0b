import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PUBLIC_TOKEN } from '@bluebird-bay/commerce/testing/provider-under-test.ts';
import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopUnderTest, shopUnderTest } from '../testing/shop-under-test.ts';
import { createCrowdLimit } from './crowd-limit.ts';
import { type HttpServer, openHttpServer } from './http-server.ts';

/** Debian's package zzuf: turns some bits of what a program reads, others for each seed, and the same at each run. */
const ZZUF = '/usr/bin/zzuf';
const SEEDS = Number(process.env.SEEDS ?? 10_000);
/** Of all bits, at the least and at the most. */
const SPOILT = '0.0005:0.02';
const AT_ONCE = 10;
const SILENT_MS = 20_000;

const BODY = JSON.stringify({
  query: 'query ($id: ID!) { cart(id: $id) { id note } }',
  variables: { id: 'gid://shopify/Cart/x' },
});
const post = (headers: string, body = BODY): string =>
  `POST ${API_PATH} HTTP/1.1\r\nhost: localhost\r\nx-shopify-storefront-access-token: ${PUBLIC_TOKEN}\r\n${headers}\r\n\r\n${body}`;
const JSON_TYPE = 'content-type: application/json';
const WHOLE = post(`${JSON_TYPE}\r\nx-canary: told-back\r\nconnection: close\r\ncontent-length: ${BODY.length}`);

// Left out: where zzuf is not installed.
describe.skipIf(!existsSync(ZZUF))('requests that no browser sends (B5)', { timeout: 600_000 }, () => {
  let shop: ShopUnderTest;
  let server: HttpServer;
  let port: number;
  beforeAll(async () => {
    shop = await shopUnderTest();
    port = await freePort();
    const { guard } = createCrowdLimit();
    server = await openHttpServer({
      port,
      host: '127.0.0.1',
      headers: {},
      trustProxy: false,
      keepAliveMs: 5_000,
      first: guard((request) => {
        const { pathname, search } = new URL(request.url);
        return shop.send(`${pathname}${search}`, request);
      }),
    });
  });
  afterAll(async () => {
    await server?.close(0);
    await shop?.close();
  });

  /** Everything that is answered to some bytes; nothing where the connection is closed without a word. */
  function send(bytes: Buffer | string): Promise<string> {
    return new Promise((resolve) => {
      const chunks: Buffer[] = [];
      const socket = connect(port, '127.0.0.1');
      const isOver = (): void => resolve(Buffer.concat(chunks).toString('latin1'));
      socket.setTimeout(SILENT_MS, () => {
        chunks.push(Buffer.from('HTTP/1.1 599 silent'));
        socket.destroy();
      });
      socket.on('data', (chunk) => chunks.push(chunk)).on('close', isOver);
      // Closed by the other side while there is still something to say.
      socket.on('error', () => socket.destroy());
      socket.end(bytes);
    });
  }
  const statusOf = (answer: string): string => /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'closed';
  const isAlive = async () => statusOf(await send(WHOLE)) === '200';

  /** The same request spoilt in so many ways; turned bits change no length, so the output falls into pieces by it. */
  async function spoilt(): Promise<Buffer[]> {
    const folder = await mkdtemp(join(tmpdir(), 'spoilt-'));
    await writeFile(join(folder, 'request'), WHOLE, 'latin1');
    const options = { encoding: 'buffer', maxBuffer: SEEDS * WHOLE.length + 1 } as const;
    const { stdout } = await promisify(execFile)(
      ZZUF,
      ['-j', '1', '-s', `0:${SEEDS}`, '-r', SPOILT, 'cat', join(folder, 'request')],
      options,
    );
    await rm(folder, { recursive: true });
    return Array.from({ length: SEEDS }, (_, seed) => stdout.subarray(seed * WHOLE.length, (seed + 1) * WHOLE.length));
  }

  it('the control: unspoilt it is answered', async () => {
    const answer = await send(WHOLE);
    expect(statusOf(answer)).toBe('200');
    expect(answer).toContain('"data":{"cart":null}');
  });

  it(`${SEEDS} spoilt ones: none breaks it, and none has a header told back`, async () => {
    const requests = await spoilt();
    const counts: Record<string, number> = {};
    const bad: string[] = [];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, first) => {
        for (let seed = first; seed < SEEDS; seed += AT_ONCE) {
          const answer = await send(requests[seed] ?? '');
          const status = statusOf(answer);
          counts[status] = (counts[status] ?? 0) + 1;
          if (status.startsWith('5') || /told-back/i.test(answer)) bad.push(`seed ${seed}: ${answer.slice(0, 200)}`);
        }
      }),
    );
    console.log(`${SEEDS} spoilt requests, seeds 0 to ${SEEDS - 1}: ${JSON.stringify(counts)}`);
    expect(bad).toEqual([]);
    // spoilt indeed, and some of them so little that they were answered
    expect(Number(counts['400'])).toBeGreaterThan(SEEDS / 2);
    expect(Number(counts['200'])).toBeGreaterThan(0);
    expect(await isAlive()).toBe(true);
  });

  it.each([
    ['two lengths', post(`${JSON_TYPE}\r\ncontent-length: 5\r\ncontent-length: ${BODY.length}`)],
    [
      'a length and chunks',
      post(`${JSON_TYPE}\r\ncontent-length: 5\r\ntransfer-encoding: chunked`, `0\r\n\r\n${BODY}`),
    ],
    ['a header of 64 KB', post(`${JSON_TYPE}\r\nx-long: ${'x'.repeat(65_536)}\r\ncontent-length: ${BODY.length}`)],
    ['two hosts', post(`${JSON_TYPE}\r\nhost: evil.example\r\ncontent-length: ${BODY.length}`)],
    ['a line end within a header', post(`${JSON_TYPE}\r\nx-a: b\rset-cookie: a=told-back\r\ncontent-length: 0`, '')],
    ['no length', post(JSON_TYPE)],
    ['a host that is none', 'GET / HTTP/1.1\r\nhost: a b/<c>\r\nconnection: close\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['another version', 'GET / HTTP/3.7\r\nhost: localhost\r\n\r\n'],
    ['what is not HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ])('%s: refused, or closed', async (_what, bytes) => {
    const answer = await send(bytes);
    expect(['400', '413', '431', '505', 'closed'].includes(statusOf(answer)) || answer.slice(0, 200)).toBe(true);
    expect(answer).not.toContain('told-back');
    expect(await isAlive()).toBe(true);
  });

  it.each([
    [
      'a form instead of JSON',
      post(`content-type: text/plain\r\nconnection: close\r\ncontent-length: ${BODY.length}`),
      ['400', '415'],
    ],
    [
      'the address of somebody else',
      'GET http://evil.example/ HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
      ['200', '400', '404', '421'],
    ],
    [
      'an upgrade to HTTP/2',
      'GET / HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade, HTTP2-Settings, close\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAAP__\r\n\r\n',
      ['200', '400'],
    ],
  ])('%s: answered as what it is', async (_what, bytes, statuses) => {
    const answer = await send(bytes);
    expect(statuses).toContain(statusOf(answer));
    expect(answer.split('\r\n\r\n')[0]).not.toMatch(/evil\.example|upgrade: h2c/i);
    expect(await isAlive()).toBe(true);
  });
});

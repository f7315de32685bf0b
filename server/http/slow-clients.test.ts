import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readText } from '@bluebird-bay/contract/bounded-body.ts';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type HttpServer, openHttpServer } from './http-server.ts';

/** As at night: 500 connections and the shop's own patience; by day fewer, and less of it. */
const SLOW = process.env.NIGHTLY ? 500 : 50;
const PATIENCE = process.env.NIGHTLY ? { headersMs: 10_000, requestMs: 15_000 } : { headersMs: 400, requestMs: 800 };
/** Looked for twice a second; the rest is for a busy machine. Node by itself looks every thirty. */
const LATE_MS = 15_000;

let server: HttpServer;
let port: number;
const sockets: Socket[] = [];

beforeEach(async () => {
  port = await freePort();
  server = await openHttpServer({
    port,
    host: '127.0.0.1',
    headers: {},
    trustProxy: false,
    keepAliveMs: 60_000,
    patience: PATIENCE,
    first: async (request) =>
      request.method === 'POST' ? new Response(await readText(request, 16_384)) : new Response('here'),
  });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close(0);
});

/** Begins with `opening`, goes on with a letter now and then, and says how long it was let. */
async function trickle(opening: string): Promise<number> {
  const begun = performance.now();
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  socket.resume();
  socket.write(opening);
  const going = setInterval(() => socket.write('a'), 250);
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  clearInterval(going);
  return performance.now() - begun;
}

it.each([
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: shop.example\r\nX-Slow: ', PATIENCE.headersMs],
  [
    'a body that never ends',
    'POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 10000\r\n\r\n',
    PATIENCE.requestMs,
  ],
])(
  'connections that send %s are closed in time, and nobody else waits for them (L6, D19)',
  async (_, opening, within) => {
    const slow = Array.from({ length: SLOW }, () => trickle(opening));
    let open = true;
    const all = Promise.all(slow).finally(() => {
      open = false;
    });
    const waits: number[] = [];
    while (open) {
      const begun = performance.now();
      expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
      waits.push(performance.now() - begun);
      // Fixed wait: between two of the others.
      await sleep(20);
    }
    const lasted = await all;
    expect(Math.max(...lasted)).toBeLessThan(within + LATE_MS);
    expect(Math.min(...lasted)).toBeGreaterThan(within * 0.5);
    const p99 = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Number.NaN;
    if (process.env.NIGHTLY)
      console.log(`${SLOW} slow: closed after ${Math.round(Math.max(...lasted))} ms, others p99 ${Math.round(p99)} ms`);
  },
  60_000,
);

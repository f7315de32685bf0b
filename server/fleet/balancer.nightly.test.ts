import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type Nginx, nginxBefore } from '../testing/nginx.ts';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** Something in the place of a shop. */
async function shop(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  endings.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return address.port;
}

/** The shipped nginx before two that answer so. */
async function before(one: RequestListener, other: RequestListener): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'bluebird-bay-balancer-'));
  endings.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const nginx = await nginxBefore(folder, [await shop(one), await shop(other)]);
  endings.push(nginx.stop);
  return nginx;
}

/** What so many requests, one after the other, are answered. */
async function asked(nginx: Nginx, path: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const answer = await fetch(nginx.url + path);
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  return statuses;
}

const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

it.each([429, 503])('who is told to come again (%i) takes no shop out: pages are shown meanwhile', async (status) => {
  const busy: RequestListener = (request, response) => {
    if (request.url === '/') response.end('a page');
    else response.writeHead(status, { 'retry-after': '2' }).end();
  };
  const nginx = await before(busy, busy);
  expect(await asked(nginx, '/services/ratings', 20)).toEqual(times(20, status));
  expect(await asked(nginx, '/pictures/a.webp', 20)).toEqual(times(20, status));
  expect(await asked(nginx, '/', 20)).toEqual(times(20, 200));
});

it('a shop that hangs up is asked three times, and everybody has a page from the other', async () => {
  let tried = 0;
  const nginx = await before(
    (request) => {
      tried += 1;
      request.socket.destroy();
    },
    (_, response) => void response.end('a page'),
  );
  // Whoever started nginx has asked as well.
  const begun = performance.now();
  expect(await asked(nginx, '/', 60)).toEqual(times(60, 200));
  const rounds = 1 + Math.floor((performance.now() - begun) / 2_000);
  expect(tried).toBeGreaterThanOrEqual(3);
  expect(tried).toBeLessThanOrEqual(3 * rounds + 1);
});

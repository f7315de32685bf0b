import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import { afterEach, expect, it } from 'vitest';
import { type HttpServer, openHttpServer } from './http-server.ts';

interface Told {
  status: number | undefined;
  connection: string | undefined;
  wasReused: boolean;
}

let server: HttpServer;
let port: number;
/** Lets the requests for '/slow' end. */
let finish = (): void => {};
/** Settles when one has come in. */
let entered: Promise<void>;
const agent = new Agent({ keepAlive: true });

async function open({ trustProxy = false } = {}): Promise<void> {
  port = await freePort();
  const slow = new Promise<Response>((resolve) => {
    finish = () => resolve(new Response('done'));
  });
  const { promise, resolve: enter } = Promise.withResolvers<void>();
  entered = promise;
  server = await openHttpServer({
    port,
    host: '127.0.0.1',
    headers: {},
    trustProxy,
    keepAliveMs: 60_000,
    first: async (request) => {
      if (!request.url.endsWith('/slow')) return new Response('');
      enter();
      return slow.then((answer) => answer.clone());
    },
  });
}
afterEach(async () => {
  finish();
  await server.close(0);
});

function ask(path: string): Promise<Told> {
  return new Promise((resolve, reject) => {
    const request = get({ port, path, agent, host: '127.0.0.1' }, (response) => {
      response.resume();
      response.once('end', () =>
        resolve({
          status: response.statusCode,
          connection: response.headers.connection,
          wasReused: request.reusedSocket,
        }),
      );
    });
    request.once('error', reject);
  });
}

it('lets what is under way finish, keeps no connection after it, and takes no new ones (13.7)', async () => {
  await open();
  await ask('/');
  // the control: connections are kept while the shop is open
  expect(await ask('/')).toEqual({ status: 200, connection: 'keep-alive', wasReused: true });
  const underWay = ask('/slow');
  await entered;
  const begun = performance.now();
  const closed = server.close(10_000);
  await expect(ask('/').catch((error: Error) => error.message)).resolves.toMatch(
    /ECONNREFUSED|ECONNRESET|socket hang up/,
  );
  finish();
  expect(await underWay).toMatchObject({ status: 200, connection: 'close' });
  await closed;
  expect(performance.now() - begun).toBeLessThan(2_000);
});

it('cuts what takes longer than it was given', async () => {
  await open();
  const underWay = ask('/slow').catch((error: Error) => error.message);
  await entered;
  await server.close(100);
  expect(await underWay).toMatch(/socket hang up|ECONNRESET/);
});

/** Sends bytes as they stand, and reads the first line of what comes back. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString().split('\r\n')[0] ?? '');
    });
    socket.once('error', reject);
  });
}

it('refuses a request that names two hosts, and one that names none (D16)', async () => {
  await open();
  const request = (...hosts: string[]) => raw(`GET / HTTP/1.1\r\n${hosts.map((host) => `${host}\r\n`).join('')}\r\n`);
  expect(await request('Host: shop.example')).toContain('200');
  expect(await request('Host: shop.example', 'hOST: evil.example')).toContain('400');
  expect(await request()).toContain('400');
});

it('behind a proxy refuses connections until it is opened, so that the proxy asks another shop', async () => {
  await open({ trustProxy: true });
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
  await server.open();
  expect(await ask('/')).toMatchObject({ status: 200 });
});

it('a start that fails behind a proxy closes what it never opened', async () => {
  await open({ trustProxy: true });
  await expect(server.close(0)).resolves.toBeUndefined();
});
